/** What of an address decides a public page: everything else is noise, or is not kept. */
export interface PageAddress {
  /** The same for every spelling of the same page. */
  key: string;
  /** Path and query without the noise: what is rendered. */
  path: string;
}

const pages: [pattern: RegExp, parameters: string[]][] = [
  [/^\/$/, []],
  [/^\/products$/, ['category', 'page', 'q']],
  [/^\/products\/[^/]+$/, ['code']],
  [/^\/resources$/, ['category', 'page', 'q', 'size']],
  [/^\/news$/, ['page', 'q', 'size']],
  [/^\/(about|contact|sitemap\.xml|robots\.txt|news\/feed\.xml)$/, []],
  [/^\/(resources|news)\/[^/]+$/, []],
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
  const rawPath = question < 0 ? rawUrl : rawUrl.slice(0, question);
  const isData = rawPath.endsWith('.data');
  // React Router asks for a page's data at `<path>.data`, for the home page's at `/_.data`.
  const pagePath = isData ? rawPath.slice(0, -'.data'.length).replace(/^\/_$/, '/') : rawPath;
  const known = pages.find(([pattern]) => pattern.test(pagePath))?.[1];
  if (!known) return undefined;
  const kept: [string, string][] = [];
  if (question >= 0) {
    for (const [name, value] of new URLSearchParams(rawUrl.slice(question + 1))) {
      if (noise.test(name) || value === '') continue;
      if (!(known.includes(name) || (isData && name === '_routes'))) return undefined;
      if (value.length > longestValue || kept.some(([other]) => other === name)) return undefined;
      kept.push([name, value]);
    }
    kept.sort(([a], [b]) => (a < b ? -1 : 1));
  }
  const query = new URLSearchParams(kept).toString();
  const path = query === '' ? rawPath : `${rawPath}?${query}`;
  return { key: origin + path, path };
}
