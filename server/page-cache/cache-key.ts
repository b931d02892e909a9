import { publicFiles, publicPages } from '#domain/addresses/public-pages.ts';
import { isOwnPagePath } from '#domain/addresses/reserved-paths.ts';
import { isShadeFile } from '#domain/addresses/shade-files.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { publishedKindAt, publishedKinds } from '#domain/kinds/kinds.ts';

/** A page without a query, a list with a query, or a search: each kind has its own part of the cache. */
export type PageKind = 'page' | 'list' | 'search';

/** A normalised address of a public page that may be cached. */
export interface PageAddress {
  /** The cache key: the same for every spelling of the address. */
  key: string;
  /** Path and query to render, without ignored parameters. */
  path: string;
  kind: PageKind;
}

/** Parameters that mail programs and social networks add; no page reads them. */
const ignored = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

const longestValue = 100;

/**
 * Normalises the address of a page that may be cached. Returns undefined for any other path, and for an unknown,
 * repeated or over-long parameter; such a page is rendered, but not cached.
 */
export function pageAddress(origin: string, rawUrl: string): PageAddress | undefined {
  const question = rawUrl.indexOf('?');
  const path = normalisedPath(question < 0 ? rawUrl : rawUrl.slice(0, question));
  if (path === undefined) return undefined;
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  if (question < 0) return { key: origin + path, path, kind: 'page' };
  const known: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(rawUrl.slice(question + 1))) {
    if (ignored.test(name) || value === '') continue;
    const isKnown = parameters.includes(name) && value.length <= longestValue;
    if (!isKnown || known.some(([other]) => other === name)) {
      // The addresses of files ignore other parameters.
      if (isFile(path) || isShadeFile(path)) continue;
      return undefined;
    }
    known.push([name, value]);
  }
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(known).toString();
  const full = query === '' ? path : `${path}?${query}`;
  return { key: origin + full, path: full, kind: kindOf(known.map(([name]) => name)) };
}

/** The address of a key. */
export function addressOf(key: string, kind: PageKind): PageAddress {
  return { key, kind, path: key.slice(new URL(key).origin.length) };
}

/** Whether an address is that of a public page, cacheable or not. */
export function isPublicPage(rawUrl: string): boolean {
  const path = normalisedPath(rawUrl.replace(/\?.*$/s, ''));
  return path !== undefined && parametersOf(path) !== undefined;
}

/**
 * The canonical spelling of a public address that has extra slashes or capitals, which the router would also render.
 * Slugs stay as they are. Undefined if the address is canonical or unknown.
 */
export function canonicalSpelling(rawUrl: string): string | undefined {
  const [raw = ''] = rawUrl.split('?', 1);
  const path = normalisedPath(raw);
  if (path === undefined || parametersOf(path)) return undefined;
  const [first = '', ...slug] = path.split('/').filter((segment) => segment !== '');
  const plain = `/${[first.toLowerCase(), ...slug].join('/')}`;
  const known = [plain.toLowerCase()].find(isFile) ?? (parametersOf(plain) && plain);
  return known && known + rawUrl.slice(raw.length);
}

/** The parameters that the page of a path reads; undefined if there is no page. */
function parametersOf(path: string): readonly string[] | undefined {
  const page = [...Object.values(publicPages), ...Object.values(toolPages)].find(
    (one) => one.path === path,
  );
  if (page) return page.parameters;
  if (path === publicFiles.siteMap) return ['part'];
  if (isFile(path) || isShadeFile(path) || isOwnPagePath(path)) return [];
  const [, above] = /^(\/[^/]+)\/[^/]+$/.exec(path) ?? [];
  const kind = above === undefined ? undefined : publishedKindAt(above);
  return kind && publishedKinds[kind].page.parameters;
}

const isFile = (path: string) => Object.values<string>(publicFiles).includes(path);

function kindOf(parameters: string[]): PageKind {
  if (parameters.includes('q')) return 'search';
  return parameters.length > 0 ? 'list' : 'page';
}

/** Normalises the percent-encoding of a path; undefined if the path is malformed or has dot segments. */
function normalisedPath(path: string): string | undefined {
  if (/^[\w/-]*$/.test(path)) return path;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    // A URL parser would resolve these to another path.
    if (segments.includes('.') || segments.includes('..')) return undefined;
    return segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}
