import type { ShareImageContent } from '../share-image.ts';

interface PublicPage {
  path: string;
  /** The query parameters that affect the page. Requests with other parameters are rendered, but not cached. */
  parameters: readonly string[];
}

/** The pages of the public site, in menu order. */
export const publicPages = {
  home: { path: '/', parameters: [] },
  about: { path: '/about', parameters: [] },
  products: { path: '/products', parameters: ['category', 'page', 'q'] },
  gallery: { path: '/resources', parameters: ['category', 'page', 'q', 'size'] },
  news: { path: '/news', parameters: ['page', 'q', 'size'] },
  contact: { path: '/contact', parameters: ['code', 'enquiry', 'product'] },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;

export const publicPageNames = /* @__PURE__ */ Object.keys(publicPages) as PublicPageName[];

/** The path of a product's page with one of its item codes selected. */
export function codePath(slug: string, code: string): string {
  const query = new URLSearchParams({ code });
  return `${publicPages.products.path}/${encodeURIComponent(slug)}?${query}`;
}

/** The stable path of an item code, which leads to its product. */
export const codeAddress = (code: string): string => `/c/${encodeURIComponent(code)}`;

/** The path of the specification sheet of a product's page or of an item code's stable path. */
export const sheetPath = (path: string): string => `${path}/sheet.pdf`;

/**
 * The share image of pages without their own. `brand` is the company's text on every share image. The address has
 * its hash, so that a new text gives a new address.
 */
export const siteShareImage = (brand: string): string => `/cards/site?v=${shortHash(brand)}`;

/**
 * The path of a record's share image, from the path of its page. Services cache an image by its address, so the
 * address changes with the content.
 */
export function shareImageAddress(
  path: string,
  { name, picture }: ShareImageContent,
  brand: string,
): string {
  return `/cards${path}?v=${shortHash(`${name} ${picture} ${brand}`)}`;
}

/** A hash by FNV-1a. It only distinguishes versions and is not secure. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The paths of files for machines. */
export const publicFiles = {
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  newsFeed: '/news/feed.xml',
  security: '/.well-known/security.txt',
} as const;
