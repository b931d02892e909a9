/** Messages of the public site: about. `interpolate` fills `{name}`. */
export const about = {
  label: 'Since 1985',
  callHeading: 'Visit us in San Po Kong',
  callText:
    'Write to us for a colour book or a sample, or come and see the colours in north light.',
  contactUs: 'Contact Us',
  exploreProducts: 'Explore Products',
};
