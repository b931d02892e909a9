/** Messages of the public site: what search engines and shared links show. `interpolate` fills `{name}`. */
export const seo = {
  titled: '{title} | {site}',
  /** Title of a list from page 2 on. */
  paged: '{title} ({page})',
  /** The first item of every breadcrumb. */
  startPage: 'Home',
  home: {
    title: 'Metallic embroidery threads since 1985',
    description:
      'Metallic embroidery threads and yarns in gold, silver and colour, for embroidery, knitting, weaving and lace. Made in Japan, shipped from Hong Kong.',
  },
  about: {
    title: 'About Us',
    description:
      'Forty years of metallic thread: how film becomes yarn at our works near Kyoto, what we value, and what we do for people and the environment.',
  },
  products: {
    title: 'Products',
    description:
      'Metallic threads and yarns by category: embroidery, knitting and weaving, effects, Japan gold. Every item code with composition, denier and care.',
  },
  product: {
    description: '{name}: item codes with composition, denier, length and care.',
  },
  gallery: {
    title: 'Gallery',
    description:
      'Colour books, catalogues and machine settings to download, and what our customers have made with our metallic threads.',
  },
  news: {
    title: 'News & Events',
    description: 'New colours and item codes, certificates, and the fairs where you can meet us.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Write to us, call us or visit us in San Po Kong, Kowloon, Hong Kong: samples, colour cards, quotations and custom colours.',
  },
  unknown: {
    title: 'Page Not Found',
    description: 'Maker of metallic embroidery threads and yarns since 1985.',
  },
  newsFeed: '{site}: News & Events',
};
