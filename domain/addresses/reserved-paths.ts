/**
 * The first segments of all addresses that the site answers, or may answer later. A page that staff add must not
 * have one of them as its slug. tests/reserved-paths.test.ts compares them with the routes.
 */
const reserved = new Set([
  ...['about', 'contact', 'likes', 'news', 'newsletter', 'offline', 'preview', 'products'],
  ...['resources', 'home', 'delivery', 'privacy', 'terms'],
  // The finder, the comparison, samples and the stable addresses of item codes.
  ...['c', 'compare', 'finder', 'samples', 'shades', 'sheets', 'search'],
  // Files, pictures and functions.
  ...['assets', 'cards', 'fonts', 'functions', 'media', 'icons', 'qr', 'api', 'feed'],
  ...['healthz', 'readyz', 'metrics'],
]);

/** Whether the site itself uses a slug, as the first segment of an address. Paths that start with admin are the back-office's. */
export const isReserved = (slug: string): boolean =>
  slug.toLowerCase().startsWith('admin') || reserved.has(slug.toLowerCase());

/** Whether a path can be the address of a page that staff added, such as /our-works. */
export const isOwnPagePath = (path: string): boolean =>
  ownSlug.test(path.slice(1)) && path.startsWith('/') && !isReserved(path.slice(1));

/** The form of such a page's slug: lower case without dots, so that a slug is never the name of a file. */
export const ownSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
