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

/** The kinds of record that have a page each, by table: it lies below the page that lists them. */
export const recordPages = {
  products: { list: publicPages.products.path, parameters: ['code'] },
  gallery_items: { list: publicPages.gallery.path, parameters: [] },
  news_items: { list: publicPages.news.path, parameters: [] },
} as const;

export type RecordWithPage = keyof typeof recordPages;

/** The page of a record, such as /products/st-viscose. */
export function recordPath(kind: RecordWithPage, slug: string): string {
  return `${recordPages[kind].list}/${encodeURIComponent(slug)}`;
}

/** What the public site has for machines. */
export const publicFiles = {
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  newsFeed: '/news/feed.xml',
  security: '/.well-known/security.txt',
} as const;
