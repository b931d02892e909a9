/** Messages of the public site: newsletter. `interpolate` fills `{name}`. */
export const newsletter = {
  heading: 'Newsletter',
  text: 'New colours, new item codes and where to meet us: a few emails a year.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  subscribed: 'Thank you for subscribing to our newsletter!',
  invalid: 'Please enter a valid email address',
  duplicate: 'This email is already subscribed to our newsletter.',
  failed: 'Failed to subscribe. Please try again later.',
  leaveEmpty: 'Please leave this field empty',
};
