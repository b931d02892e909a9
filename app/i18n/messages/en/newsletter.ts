/** Messages of the public site: newsletter. `interpolate` fills `{name}`. */
export const newsletter = {
  heading: 'Newsletter',
  text: 'New colours, new item codes and where to meet us: a few emails a year.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  subscribed: 'Thank you for subscribing to our newsletter!',
  /** The subscription is inactive until its owner confirms it. */
  unconfirmed: 'Thank you. Please confirm your subscription with the link in our email.',
  invalid: 'Please enter a valid email address',
  duplicate: 'This email is already subscribed to our newsletter.',
  failed: 'Failed to subscribe. Please try again later.',
  leaveEmpty: 'Please leave this field empty',
  /** The page of a subscription, by its state. */
  page: {
    active: '{email} is subscribed to our newsletter.',
    awaiting: 'Please confirm that we may send our newsletter to {email}.',
    inactive:
      '{email} is not subscribed to our newsletter. You can subscribe at the bottom of this page.',
    confirm: 'Confirm',
    unsubscribe: 'Unsubscribe',
  },
  /** The email that asks for a confirmation. */
  confirmation: {
    subject: 'Please confirm your subscription',
    open: 'Please open this page and confirm that you would like to receive our newsletter:',
    days: 'Please confirm within {n} days.',
    ignore: 'If you did not subscribe, please ignore this email.',
  },
};
