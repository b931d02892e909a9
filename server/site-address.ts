import type { Language } from '#domain/languages/language.ts';
import { originalLanguage } from '#domain/languages/language.ts';

/**
 * Which host answers in which language. The canonical host is English; every other language of the
 * table has `<code>.<canonical host without www>`.
 */
export interface SiteAddress {
  /** Origin of the canonical host. */
  canonical: string;
  /** Origin of the host of a language. */
  originOf(languageCode: string): string;
}

export type HostAnswer =
  | { kind: 'language'; language: Language; origin: string }
  | { kind: 'elsewhere'; origin: string };

export function siteAddress(siteUrl: string): SiteAddress {
  const { protocol, host } = new URL(siteUrl);
  const bare = host.replace(/^www\./, '');
  return {
    canonical: siteUrl,
    originOf: (code) =>
      code === originalLanguage ? siteUrl : `${protocol}//${code.toLowerCase()}.${bare}`,
  };
}

/**
 * What a Host header means: the site in a language, or a host of nobody's, which is sent to the
 * canonical one. The header itself is never echoed.
 */
export function answerHost(
  address: SiteAddress,
  hostHeader: string | undefined,
  languages: readonly Language[],
): HostAnswer {
  const asked = (hostHeader ?? '').toLowerCase();
  const language = languages.find(({ code }) => new URL(address.originOf(code)).host === asked);
  if (language) return { kind: 'language', language, origin: address.originOf(language.code) };
  if (asked === new URL(address.canonical).host) {
    return {
      kind: 'language',
      language: { code: originalLanguage, name: 'English' },
      origin: address.canonical,
    };
  }
  return { kind: 'elsewhere', origin: address.canonical };
}
