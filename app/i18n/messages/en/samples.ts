import { contactProblemTexts } from '#domain/contact/contact-rules.ts';

/** Messages of the sample list and of sent requests. `interpolate` fills `{name}`. */
export const samples = {
  title: 'Request samples',
  lead: 'Add item codes, products or projects to your list, and tell us where to send the samples.',
  /** The link in the header. */
  count: 'Samples ({n})',
  add: 'Add to samples',
  addWhat: 'Add {what} to samples',
  /** In place of `addWhat`, as a link to the list. */
  inList: '{what} added: view your samples',
  added: '{what} was added to your samples.',
  listHeading: 'Your samples',
  quantity: 'Quantity',
  note: 'Note',
  remove: 'Remove',
  removeWhat: 'Remove {what}',
  unknown: 'Not in our catalogue. We will read it as you typed it.',
  empty: 'Nothing here yet. Add an item code, or choose from our products.',
  addCode: 'Add an item code',
  addButton: 'Add',
  browse: 'Browse Products',
  detailsHeading: 'Your details',
  company: 'Company (optional)',
  address: 'Address',
  message: 'Message (optional)',
  send: 'Send request',
  failed: 'Failed to send the request. Please try again later.',
  /** By field and problem, as `sampleProblems` answers them. */
  problems: {
    name: contactProblemTexts.name,
    email: contactProblemTexts.email,
    company: { tooLong: 'Company must be at most 200 characters.' },
    address: {
      invalid: 'Please enter a delivery address.',
      tooLong: 'Address must be at most 1,000 characters.',
    },
    message: { tooLong: contactProblemTexts.message.tooLong },
    lines: {
      invalid: 'Please add at least one item code, product or project.',
      tooLong: 'A request can list at most 40 items.',
    },
  },
  request: {
    title: 'Your sample request',
    soon: "Thank you. We'll get back to you soon.",
    within: "Thank you. We'll get back to you within {n} working days.",
    withinOne: "Thank you. We'll get back to you within one working day.",
    keep: 'You can return to this page at the same address. Only people who have the address can open it.',
    receipt: 'We are sending a confirmation to {email}.',
    state: 'Status',
    received: 'Received',
    sent: 'Sent to our team',
    answered: 'Answered',
    notYet: 'Not yet',
    what: 'What you asked for',
    item: 'Item',
    company: 'Company',
  },
  /** The receipt by email. */
  receipt: {
    subject: 'We have received your sample request',
    page: 'Your request and its status:',
    ignore: 'If you did not send this request, please ignore this email.',
  },
};
