/** Messages of the public site: what search engines and shared links show. `interpolate` fills `{name}`. */
export const seo = {
  titled: '{title} | {site}',
  /** Title of a list from page 2 on. */
  paged: '{title} ({page})',
  /** The first item of every breadcrumb. */
  startPage: 'Home',
  product: {
    description: '{name}: item codes with composition, denier, length and care.',
  },
  newsFeed: '{site}: News & Events',
};
