import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { hasInterface, messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import {
  type PublicPageName,
  publicFiles,
  publicPages,
  shareImageAddress,
  siteShareImage,
} from '#domain/addresses/public-pages.ts';
import type { ShownCompany } from '#domain/company/company.ts';
import type { InterfaceWords } from '#domain/interface-words/interface-words.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ShownPage } from '#domain/pages/page-content.ts';
import { pagePath } from '#domain/pages/page-places.ts';
import { shareImageSize } from '#domain/share-image.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { siteCompany } from '../loading/site-company.ts';
import { cutText } from './meta-text.ts';
import { languageHosts, pageAddresses } from './page-address.ts';
import { breadcrumb, organisation, type StructuredData, webPage } from './structured-data.ts';

/** The meta tags of a page, as its loader passes them to its `meta` export. */
export type PageMeta = MetaDescriptor[];

interface Loaded {
  loaderData?: { meta?: PageMeta } | null | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The `meta` export of pages: the tags that the page's loader returned. If the loader failed, the title says so. */
export function meta({ loaderData, matches }: Loaded): PageMeta {
  if (loaderData?.meta) return loaderData.meta;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { failure: { pageFailed: string } }
    | undefined;
  return root ? [{ title: root.failure.pageFailed }, { name: 'robots', content: 'noindex' }] : [];
}

export interface MetaSubject {
  title: string;
  description: string;
  /** The maximum length of the description in characters; 150 if it is not given. */
  maxDescription?: number;
  type?: 'website' | 'article' | 'product';
  /** The picture on the share image of a record. Other pages have the share image of the site. */
  shareImage?: { picture: string | undefined };
  /** The pages from below the home page to this page. */
  trail: { name: string; path: string }[];
  /** Whether the main content is translated into a language. English content always exists. */
  isTranslated: (code: string) => boolean;
  structured?: (page: { canonical: string; language: string; siteUrl: string }) => StructuredData[];
}

type Context = Readonly<RouterContextProvider>;

/** All meta tags and structured data of a page, for search engines and shared links. */
export function describe(context: Context, path: string, subject: MetaSubject): PageMeta {
  const visit = context.get(visitContext);
  const { language: host, content } = visit;
  const { site } = context.get(servicesContext);
  const { seo } = messagesOf(visit);
  const company = siteCompany(context);
  const { siteName } = company;
  const brand = brandText(company);
  const { canonical, alternates, language } = pageAddresses({
    path,
    language: host.code,
    hosts: languageHosts(content.languages, site),
    isTranslated: subject.isTranslated,
  });
  const number = new URL(canonical).searchParams.get('page');
  const plainTitle = number
    ? interpolate(seo.paged, { title: subject.title, page: number })
    : subject.title;
  const title = interpolate(seo.titled, { title: plainTitle, site: siteName });
  const description = cutText(subject.description, subject.maxDescription ?? 150);
  const origin = new URL(canonical).origin;
  const card = subject.shareImage
    ? shareImageAddress(path, { ...subject.shareImage, name: subject.title }, brand)
    : siteShareImage(brand);
  const picture = absolute(origin, card);
  const alt = interpolate(seo.titled, { title: subject.title, site: siteName });
  const structured = [
    organisation(site.canonical, company, content.company.facts),
    webPage({ canonical, siteUrl: site.canonical, title, description, picture, language }),
    breadcrumb(
      [{ name: seo.startPage, path: '/' }, ...subject.trail].map(({ name, path }) => ({
        name,
        url: origin + path,
      })),
    ),
    ...(subject.structured?.({ canonical, language, siteUrl: site.canonical }) ?? []),
  ];
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
    feedLink(interpolate(seo.newsFeed, { site: siteName })),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: subject.type ?? 'website' },
    { property: 'og:title', content: plainTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: alt },
    { property: 'og:locale', content: openGraphLocale(language) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: plainTitle },
    ...(description ? [{ name: 'twitter:description', content: description }] : []),
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alt },
    ...structured.map((data) => ({ 'script:ld+json': data as never })),
  ];
}

/** The meta tags of a built-in page. */
export function fixedPageMeta(
  context: Context,
  page: PublicPageName,
  path: string = publicPages[page].path,
): PageMeta {
  const visit = context.get(visitContext);
  const texts = shownPages(context).builtIn[page];
  const name = messagesOf(visit).layout[page];
  return describe(context, path, {
    title: texts?.meta_title ?? texts?.title ?? name,
    description: texts?.meta_description ?? texts?.lead ?? '',
    trail: page === 'home' ? [] : [trailOf(context, page)],
    isTranslated: isPageTranslated(page, texts, visit.content.words),
  });
}

/** The meta tags of a page whose texts are in the messages, such as the finder. */
export function toolPageMeta(
  context: Context,
  path: string,
  texts: { title: string; description: string },
): PageMeta {
  const { words } = context.get(visitContext).content;
  return describe(context, path, {
    ...texts,
    trail: [{ name: texts.title, path }],
    isTranslated: (code) => hasInterface(code, words),
  });
}

/** Whether a built-in page is translated: About by its texts, the other pages by the messages. */
export const isPageTranslated =
  (page: PublicPageName, texts: ShownPage | undefined, words: InterfaceWords) =>
  (code: string): boolean =>
    page === 'about' && texts
      ? code === originalLanguage || texts.languages.includes(code)
      : hasInterface(code, words);

/** The meta tags of a page that the owner added. */
export function ownPageMeta(context: Context, page: ShownPage): PageMeta {
  const path = pagePath(page);
  return describe(context, path, {
    title: page.meta_title ?? page.title,
    description: page.meta_description ?? page.lead ?? '',
    trail: [{ name: page.title, path }],
    isTranslated: (code) => page.languages.includes(code),
  });
}

/** The main page above a record, for the breadcrumb. */
export function trailOf(context: Context, page: Exclude<PublicPageName, 'home'>) {
  const texts = shownPages(context).builtIn[page];
  const { layout } = messagesOf(context.get(visitContext));
  return { name: texts?.meta_title ?? texts?.title ?? layout[page], path: publicPages[page].path };
}

/** The meta tags of a missing page: a title and `noindex`. Pages that search engines must not list use them too. */
export function missingPageMeta(
  context: Context,
  texts?: { title: string; description: string },
): PageMeta {
  const { layout, seo } = messagesOf(context.get(visitContext));
  return [
    {
      title: interpolate(seo.titled, {
        title: texts?.title ?? layout.pageNotFound,
        site: siteCompany(context).siteName,
      }),
    },
    { name: 'description', content: texts?.description ?? layout.pageNotFoundText },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The text of the company on every share image. */
const brandText = ({ wordmark: { latin, characters }, tagline }: ShownCompany): string =>
  [latin, characters, tagline].join(' ');

/** The absolute address of a picture. If the address is invalid, the origin is used. */
export function absolute(origin: string, url: string): string {
  return URL.canParse(url, origin) ? new URL(url, origin).href : origin;
}

function feedLink(title: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    href: publicFiles.newsFeed,
    title,
  };
}

function openGraphLocale(code: string): string {
  if (code === originalLanguage) return 'en_US';
  try {
    const { language, script, region } = new Intl.Locale(code).maximize();
    return `${language}_${script === 'Hant' ? 'HK' : region}`;
  } catch {
    return 'en_US';
  }
}
