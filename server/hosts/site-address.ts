import { isIP } from 'node:net';
import { english, type Language, originalLanguage } from '#domain/languages/language.ts';

/**
 * Which host answers in which language. The canonical host is English; every other language of the
 * table has `<code>.<canonical host without www>`.
 */
export interface SiteAddress {
  /** Origin of the canonical host. */
  canonical: string;
  /**
   * Origin of the host of a language; the canonical one where the site's address can have no hosts
   * below it, as an IP address cannot.
   */
  originOf(languageCode: string): string;
  /**
   * Where a link to another language leads from a page of this origin: https, except where the
   * page itself came over plain http on this machine.
   */
  linkTo(languageCode: string, pageOrigin: string): string;
}

export type HostAnswer =
  | { kind: 'language'; language: Language; origin: string }
  | { kind: 'elsewhere'; origin: string };

/** The hosts of a site whose English one is `siteUrl`. */
export function siteAddress(siteUrl: string): SiteAddress {
  const { protocol, hostname, port } = new URL(siteUrl);
  const parent = parentOf(hostname);
  const originOf = (code: string) => {
    if (code === originalLanguage || parent === undefined) return siteUrl;
    const origin = `${protocol}//${code.toLowerCase()}.${parent}${port && `:${port}`}`;
    return URL.canParse(origin) ? origin : siteUrl;
  };
  return {
    canonical: siteUrl,
    originOf,
    linkTo(code, pageOrigin) {
      const page = new URL(pageOrigin);
      const isLocal = page.protocol === 'http:' && /(^|\.)localhost$/.test(page.hostname);
      return originOf(code).replace(/^https?:/, isLocal ? 'http:' : 'https:');
    },
  };
}

/** What language codes are put in front of. This machine's IP address has a name for it. */
function parentOf(hostname: string): string | undefined {
  if (/^(127(\.\d+){3}|\[::1\])$/.test(hostname)) return 'localhost';
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : hostname.replace(/^www\./, '');
}

/**
 * What a Host header means: the site in a language, or a host of nobody's, which is sent to the
 * canonical one. The header itself is never echoed. `scheme` is what a trusted proxy says the
 * visitor came over; without one it is that of the site's address.
 */
export function answerHost(
  address: SiteAddress,
  hostHeader: string | undefined,
  languages: readonly Language[],
  scheme?: string,
): HostAnswer {
  const asked = (hostHeader ?? '').toLowerCase();
  const originAs = (origin: string): string | undefined => {
    const url = new URL(origin);
    if (scheme === 'http' || scheme === 'https') url.protocol = `${scheme}:`;
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    // Proxies and plain clients leave the port out; another port than ours is someone else's.
    return [url.hostname, `${url.hostname}:${port}`].includes(asked) ? url.origin : undefined;
  };
  const canonical = originAs(address.canonical);
  if (canonical !== undefined) {
    const language = languages.find(({ code }) => code === originalLanguage);
    return { kind: 'language', language: language ?? english, origin: canonical };
  }
  for (const language of languages) {
    const origin = originAs(address.originOf(language.code));
    if (origin !== undefined) return { kind: 'language', language, origin };
  }
  return { kind: 'elsewhere', origin: address.canonical };
}
