import { publicFiles, publicPages } from '#domain/addresses/public-pages.ts';
import { publishedKindAt, publishedKinds } from '#domain/kinds.ts';

/** A page without a query, a part of a list, or a search: each kind has room of its own in the cache. */
export type PageKind = 'page' | 'list' | 'search';

/** What of an address decides a public page: everything else is noise, or is not cached. */
export interface PageAddress {
  /** The same for every spelling of the same page. */
  key: string;
  /** Path and query without the noise: what is rendered. */
  path: string;
  kind: PageKind;
}

/** Added by mail programs and social networks; no page looks at them. */
const noise = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

const longestValue = 100;

/**
 * The address of a page that may be cached, or undefined: a back-office path, a parameter that no
 * page knows (it is rendered, but not cached), an over-long value.
 */
export function pageAddress(origin: string, rawUrl: string): PageAddress | undefined {
  const question = rawUrl.indexOf('?');
  const path = onePath(question < 0 ? rawUrl : rawUrl.slice(0, question));
  if (path === undefined) return undefined;
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  // A file has no parameters: whatever is asked with it, it is the same one.
  if (question < 0 || isFile(path)) return { key: origin + path, path, kind: 'page' };
  const known: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(rawUrl.slice(question + 1))) {
    if (noise.test(name) || value === '') continue;
    const isKnown = parameters.includes(name) && value.length <= longestValue;
    if (!isKnown || known.some(([other]) => other === name)) return undefined;
    known.push([name, value]);
  }
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(known).toString();
  const full = query === '' ? path : `${path}?${query}`;
  return { key: origin + full, path: full, kind: kindOf(known.map(([name]) => name)) };
}

/** Whether there is a page at this address, whether or not it may be cached. */
export function isPublicPage(rawUrl: string): boolean {
  const path = onePath(rawUrl.replace(/\?.*$/s, ''));
  return path !== undefined && parametersOf(path) !== undefined;
}

/**
 * The one spelling of a public page's path, where it was asked for with more slashes or other capitals:
 * the router would render it all the same. Slugs are left as they are. Undefined where there is nothing to mend.
 */
export function otherSpelling(rawUrl: string): string | undefined {
  const [raw = ''] = rawUrl.split('?', 1);
  const path = onePath(raw);
  if (path === undefined || parametersOf(path)) return undefined;
  const [first = '', ...slug] = path.split('/').filter((segment) => segment !== '');
  const plain = `/${[first.toLowerCase(), ...slug].join('/')}`;
  const known = [plain.toLowerCase()].find(isFile) ?? (parametersOf(plain) && plain);
  return known && known + rawUrl.slice(raw.length);
}

/** The parameters that the page of this path knows; undefined where there is no page. */
function parametersOf(path: string): readonly string[] | undefined {
  const page = Object.values(publicPages).find((one) => one.path === path);
  if (page) return page.parameters;
  if (isFile(path)) return [];
  const [, above] = /^(\/[^/]+)\/[^/]+$/.exec(path) ?? [];
  const kind = above === undefined ? undefined : publishedKindAt(above);
  return kind && publishedKinds[kind].page.parameters;
}

const isFile = (path: string) => Object.values<string>(publicFiles).includes(path);

function kindOf(parameters: string[]): PageKind {
  if (parameters.includes('q')) return 'search';
  return parameters.length > 0 ? 'list' : 'page';
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
