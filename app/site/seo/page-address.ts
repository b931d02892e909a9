import type { Language } from '#domain/languages/language.ts';
import { originalLanguage } from '#domain/languages/language.ts';

/** The languages that are alternates of every page, translated or not. */
const alwaysListed = [originalLanguage, 'zh-Hant'];

export interface LanguageHost {
  code: string;
  origin: string;
}

/**
 * The canonical address of a page and its alternates: one for each language in which it can be read. Search engines
 * need mutual links, so the alternates are the same on every host.
 */
export interface PageAddresses {
  /** The language of the main content. */
  language: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
}

/** The canonical address and the alternates of a page. */
export function pageAddresses(page: {
  /** The path. It includes a query that makes a different page, such as ?page=2. */
  path: string;
  /** The language of this host. */
  language: string;
  hosts: readonly LanguageHost[];
  /** Whether the main content is translated into a language. English content always exists. */
  isTranslated: (code: string) => boolean;
}): PageAddresses {
  const { path, hosts, isTranslated } = page;
  const originOf = (code: string) => hosts.find((host) => host.code === code)?.origin;
  const original = originOf(originalLanguage) ?? hosts[0]?.origin ?? '';
  const language =
    page.language !== originalLanguage && isTranslated(page.language)
      ? page.language
      : originalLanguage;
  return {
    language,
    canonical: (originOf(language) ?? original) + path,
    alternates: [
      ...hosts
        .filter(({ code }) => alwaysListed.includes(code) || isTranslated(code))
        .map(({ code, origin }) => ({ hreflang: code, href: origin + path })),
      { hreflang: 'x-default', href: original + path },
    ],
  };
}

/** The languages that have a host, with its address. English has a host even if its row is missing. */
export function languageHosts(
  languages: readonly Language[],
  site: { originOf(code: string): string },
): LanguageHost[] {
  const original = site.originOf(originalLanguage);
  const hosts = languages
    .map(({ code }) => ({ code, origin: site.originOf(code) }))
    .filter(({ code, origin }) => code === originalLanguage || origin !== original);
  return hosts.some(({ code }) => code === originalLanguage)
    ? hosts
    : [{ code: originalLanguage, origin: original }, ...hosts];
}
