/** The built-in pages, in the order in which the back-office lists them. */
export const pageKeys = [
  ...(['home', 'about', 'products', 'gallery', 'news', 'contact'] as const),
  ...(['delivery', 'privacy', 'terms'] as const),
] as const;

/** The kinds of block of a page. */
export const blockKinds = ['heading', 'text', 'picture', 'item', 'quotation'] as const;

/** Where a page of the owner's own is linked. */
export const placements = ['menu', 'footer', 'none'] as const;
