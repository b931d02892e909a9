/** A page without a query, a part of a list, or a search: each kind has room of its own in the cache. */
export type PageKind = 'page' | 'list' | 'search';

/** What of an address decides a public page: everything else is noise, or is not kept. */
export interface PageAddress {
  /** The same for every spelling of the same page. */
  key: string;
  /** Path and query without the noise: what is rendered. */
  path: string;
  kind: PageKind;
}

/** `route` is the one that a data request may ask for alone: others answer 200 for any slug. */
const pages: { pattern: RegExp; parameters?: string[]; route?: string }[] = [
  { pattern: /^\/$/, route: 'site/home/home-page' },
  {
    pattern: /^\/products$/,
    parameters: ['category', 'page', 'q'],
    route: 'site/products/product-list-page',
  },
  {
    pattern: /^\/products\/[^/]+$/,
    parameters: ['code'],
    route: 'site/products/product-page',
  },
  {
    pattern: /^\/resources$/,
    parameters: ['category', 'page', 'q', 'size'],
    route: 'site/gallery/gallery-list-page',
  },
  { pattern: /^\/resources\/[^/]+$/, route: 'site/gallery/gallery-page' },
  { pattern: /^\/news$/, parameters: ['page', 'q', 'size'], route: 'site/news/news-list-page' },
  { pattern: /^\/(sitemap\.xml|robots\.txt|news\/feed\.xml)$/ },
  { pattern: /^\/news\/[^/]+$/, route: 'site/news/news-page' },
  { pattern: /^\/about$/, route: 'site/about/about-page' },
  {
    pattern: /^\/contact$/,
    parameters: ['code', 'enquiry', 'product'],
    route: 'site/contact/contact-page',
  },
];

/** Added by mail programs and social networks; no page looks at them. */
const noise = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

const longestValue = 100;

/**
 * The address of a page that may be kept, or undefined: a back-office path, a parameter that no
 * page knows (it is rendered, but not kept), an over-long value.
 */
export function pageAddress(origin: string, rawUrl: string): PageAddress | undefined {
  const question = rawUrl.indexOf('?');
  const path = onePath(question < 0 ? rawUrl : rawUrl.slice(0, question));
  if (path === undefined) return undefined;
  const isData = path.endsWith('.data');
  // React Router asks for a page's data at `<path>.data`, for the home page's at `/_.data`.
  const pagePath = isData ? path.slice(0, -'.data'.length).replace(/^\/_$/, '/') : path;
  const page = pages.find(({ pattern }) => pattern.test(pagePath));
  if (!page) return undefined;
  if (question < 0) return { key: origin + path, path, kind: 'page' };
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(rawUrl.slice(question + 1))) {
    if (noise.test(name) || value === '') continue;
    const isKnown = page.parameters?.includes(name) && value.length <= longestValue;
    const isOwnRoute = isData && name === '_routes' && value === page.route;
    if (!(isKnown || isOwnRoute) || kept.some(([other]) => other === name)) return undefined;
    kept.push([name, value]);
  }
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  const full = query === '' ? path : `${path}?${query}`;
  return { key: origin + full, path: full, kind: kindOf(kept.map(([name]) => name)) };
}

function kindOf(parameters: string[]): PageKind {
  if (parameters.includes('q')) return 'search';
  return parameters.some((name) => name !== '_routes') ? 'list' : 'page';
}

/** The one spelling of a path that can be written in many; undefined for one that names nothing. */
function onePath(path: string): string | undefined {
  if (/^[\w/-]*$/.test(path)) return path;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    // Asking for these leads elsewhere.
    if (segments.includes('.') || segments.includes('..')) return undefined;
    return segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}
