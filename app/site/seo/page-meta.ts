import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import {
  type PublicPageName,
  publicFiles,
  publicPages,
  shareImageAddress,
  siteShareImage,
} from '#domain/addresses/public-pages.ts';
import { company } from '#domain/company.ts';
import { hasInterfaceLocale, inLanguage } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { shareImageSize } from '#domain/share-image.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { cutText } from './meta-text.ts';
import { languageHosts, pageAddresses } from './page-address.ts';
import { breadcrumb, organisation, type StructuredData, webPage } from './structured-data.ts';

/** The meta tags of a page, as its loader passes them to its `meta` export. */
export type PageMeta = MetaDescriptor[];

interface Loaded {
  loaderData?: { meta?: PageMeta } | null | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/**
 * The `meta` export of pages: the tags in the data of its loader. If the loader failed, the title says so.
 */
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
  /** Maximum length of the description in characters; 150 by default. */
  maxDescription?: number;
  type?: 'website' | 'article' | 'product';
  /** The picture on the record's share image; without it the site's own share image is used. */
  shareImage?: { picture: string | undefined };
  /** The breadcrumb from below the home page to the page itself. */
  trail: { name: string; path: string }[];
  /** Whether the main content is translated into a language other than English. */
  isTranslated: (code: string) => boolean;
  structured?: (page: { canonical: string; language: string; siteUrl: string }) => StructuredData[];
}

type Context = Readonly<RouterContextProvider>;

/** All meta tags and structured data of a page, for search engines and shared links. */
export function describe(context: Context, path: string, subject: MetaSubject): PageMeta {
  const { language: host, languages } = context.get(visitContext);
  const { site } = context.get(servicesContext);
  const { seo } = messagesOf(host.code);
  const siteName = siteNameIn(host.code);
  const { canonical, alternates, language } = pageAddresses({
    path,
    language: host.code,
    hosts: languageHosts(languages, site),
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
    ? shareImageAddress(path, { ...subject.shareImage, name: subject.title })
    : siteShareImage;
  const picture = absolute(origin, card);
  const alt = interpolate(seo.titled, { title: subject.title, site: siteName });
  const structured = [
    organisation(site.canonical, siteName),
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
    { name: 'description', content: description },
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
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: alt },
    { property: 'og:locale', content: openGraphLocale(language) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: plainTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alt },
    ...structured.map((data) => ({ 'script:ld+json': data as never })),
  ];
}

/** Meta tags of a page with fixed texts, which is translated if the interface is. */
export function fixedPageMeta(
  context: Context,
  page: PublicPageName,
  path: string = publicPages[page].path,
): PageMeta {
  const { seo } = messagesOf(context.get(visitContext).language.code);
  return describe(context, path, {
    ...seo[page],
    trail: page === 'home' ? [] : [trailOf(context, page)],
    isTranslated: hasInterfaceLocale,
  });
}

/** The breadcrumb item of a main page. */
export function trailOf(context: Context, page: Exclude<PublicPageName, 'home'>) {
  const { seo } = messagesOf(context.get(visitContext).language.code);
  return { name: seo[page].title, path: publicPages[page].path };
}

/** Meta tags of a missing page: a title and `noindex`. */
export function missingPageMeta(context: Context, title?: string): PageMeta {
  const { code } = context.get(visitContext).language;
  const { seo } = messagesOf(code);
  return [
    {
      title: interpolate(seo.titled, { title: title ?? seo.unknown.title, site: siteNameIn(code) }),
    },
    { name: 'description', content: seo.unknown.description },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The company's name in a language. */
export function siteNameIn(languageCode: string): string {
  return inLanguage(company.name, languageCode);
}

/** The absolute address of a picture; the origin itself if the address is invalid. */
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
