import type { Language } from '#domain/languages/language.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { type ListRequest, listQuery } from '../list/list-request.ts';

/** Listed for every page, translated or not. */
const alwaysListed = [originalLanguage, 'zh-Hant'];

export interface LanguageHost {
  code: string;
  origin: string;
}

/**
 * The addresses of one page on all hosts: the canonical one, and one for each language in which it
 * can be read. The list is the same on every host, so each page that is named names the others.
 */
export interface PageAddresses {
  /** The language that the page's main content is in. */
  language: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
}

export function pageAddresses(page: {
  /** With the query that makes it another page, such as ?page=2. */
  path: string;
  /** The host's language, and all that have a host. */
  language: string;
  hosts: readonly LanguageHost[];
  /** Whether the main content is translated into a language other than English. */
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

/** The languages of the table that have a host, with its origin; English has one without its row, too. */
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

/**
 * The address of a list: its path, and which page of the whole list it shows. A filtered, searched
 * or otherwise cut list is a view of the whole one.
 */
export function listPath(path: string, now: ListRequest, shown: number): string {
  const isWhole = listQuery(now) === '';
  return isWhole ? path + listQuery(now, { page: shown }) : path;
}
