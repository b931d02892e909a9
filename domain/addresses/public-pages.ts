import type { CardSubject } from '../share-card.ts';

interface PublicPage {
  path: string;
  /** The parameters that decide what it shows; it is rendered with others too, but not cached. */
  parameters: readonly string[];
}

/** The pages of the public site, in the order of its menu. */
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

/** The picture that is shown where a page without one of its own is shared. */
export const siteCard = '/cards/site';

/**
 * The address of a record's card, by the path of its page, on the host of its language. Services keep
 * what they fetched by its address, so a card that shows something else has another address.
 */
export function cardAddress(path: string, { name, picture }: CardSubject): string {
  return `/cards${path}?v=${shortHash(`${name} ${picture}`)}`;
}

/** FNV-1a: distinguishes versions, nothing else. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What the public site has for machines. */
export const publicFiles = {
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  newsFeed: '/news/feed.xml',
  security: '/.well-known/security.txt',
} as const;
