/** Messages of the public site: about. `interpolate` fills `{name}`. */
export const about = {
  contactUs: 'Contact Us',
  exploreProducts: 'Explore Products',
};
