/** Words of the public site: about. `{name}` marks a place that `fill` fills. */
export const about = {
  label: 'Since 1985',
  callHeading: 'Come and see it in north light',
  callText: 'Write to us for a colour book or a sample, or visit us in San Po Kong.',
  contactUs: 'Contact Us',
  exploreProducts: 'Explore Products',
};
