import { isIP } from 'node:net';
import { english, type Language, originalLanguage } from '#domain/languages/language.ts';

export type HostAnswer =
  | { kind: 'language'; language: Language; origin: string }
  | { kind: 'elsewhere'; origin: string };

/**
 * The hosts of the site. The canonical host is English; every other language has the host
 * `<code>.<canonical host without www>`.
 */
export type LanguageHosts = ReturnType<typeof languageHosts>;

/** Creates the hosts of a site from the origin of its English host. */
export function languageHosts(siteUrl: string) {
  const { protocol, hostname, port } = new URL(siteUrl);
  const parent = parentOf(hostname);
  const originOf = (code: string) => {
    if (code === originalLanguage || parent === undefined) return siteUrl;
    const origin = `${protocol}//${code.toLowerCase()}.${parent}${port && `:${port}`}`;
    return URL.canParse(origin) ? origin : siteUrl;
  };
  return {
    /** Origin of the canonical host. */
    canonical: siteUrl,
    /** Host name of the canonical host. */
    hostName: hostname,
    /**
     * Origin of a language's host; the canonical origin if the site's address can have no subdomains, as an IP
     * address cannot.
     */
    originOf,
    /**
     * Origin for a link to a language from a page of `pageOrigin`: https, unless the page itself uses http on
     * localhost.
     */
    linkTo(code: string, pageOrigin: string): string {
      const page = new URL(pageOrigin);
      const isLocal = page.protocol === 'http:' && /(^|\.)localhost$/.test(page.hostname);
      return originOf(code).replace(/^https?:/, isLocal ? 'http:' : 'https:');
    },
  };
}

/** The domain for the language hosts; localhost for a loopback address, undefined for another IP address. */
function parentOf(hostname: string): string | undefined {
  if (/^(127(\.\d+){3}|\[::1\])$/.test(hostname)) return 'localhost';
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : hostname.replace(/^www\./, '');
}

/**
 * Resolves a Host header to a language, or to a redirect to the canonical host if it is unknown. The header itself is
 * never echoed. `scheme` is the visitor's scheme according to a trusted proxy; the default is that of SITE_URL.
 */
export function answerHost(
  address: LanguageHosts,
  hostHeader: string | undefined,
  languages: readonly Language[],
  scheme?: string,
): HostAnswer {
  const requested = (hostHeader ?? '').toLowerCase();
  const originAs = (origin: string): string | undefined => {
    const url = new URL(origin);
    if (scheme === 'http' || scheme === 'https') url.protocol = `${scheme}:`;
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    // Proxies and simple clients omit the port; any other port is an unknown host.
    return [url.hostname, `${url.hostname}:${port}`].includes(requested) ? url.origin : undefined;
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
