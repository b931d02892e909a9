import { contactFullText, contactProblemTexts } from '#domain/contact/contact-rules.ts';

/** Messages of the public site: contact. `interpolate` fills `{name}`. */
export const contact = {
  title: 'Contact Us',
  detailsHeading: 'Contact details',
  address: 'Address',
  phone: 'Phone',
  hours: 'Business Hours',
  days: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  /** A range of days or hours. */
  range: '{from}-{to}',
  closed: 'Closed',
  followUs: 'Follow us',
  formHeading: 'Send Us a Message',
  /** Sent to the browser with the form, which is an island. */
  form: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    enquiryKind: 'Type of enquiry',
    leaveEmpty: 'Please leave this field empty',
    send: 'Send Message',
    sending: 'Sending...',
    sent: "Message sent successfully! We'll get back to you soon.",
    failed: 'Failed to send message. Please try again later.',
    full: contactFullText,
    /** By field and problem, as `contactProblems` answers them. */
    problems: contactProblemTexts,
  },
  /** The kinds of enquiry, and their subjects without and with a product or item code. */
  enquiryKinds: { sample: 'Sample', price: 'Price', other: 'Other' },
  enquirySubjects: { sample: 'Sample request', price: 'Price enquiry' },
  enquirySubjectsOf: {
    sample: 'Sample of {what}',
    price: 'Price of {what}',
    other: 'About {what}',
  },
  enquiryHints: {
    sample: 'Please tell us the colours you would like and your delivery address.',
    price: 'Please tell us the colours and quantities.',
  },
  /** Above the quoted message in an answer by email. */
  quoted: 'On {date}, {name} wrote:',
  mapHeading: 'Our location',
  mapAlt: 'Sketch map of the streets around us',
  notToScale: 'Sketch, not to scale',
  directions: 'Directions',
  googleMaps: 'Google Maps',
  appleMaps: 'Apple Maps',
  amap: 'Amap',
  showMap: 'Show interactive map',
  showMapNote: 'Loads the map from OpenStreetMap.',
  mapTitle: 'Map of our location',
};
