import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { publicFiles, shareImageAddress, siteShareImage } from '#domain/addresses/public-pages.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { shareImageSize } from '#domain/share-image.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { siteCompany } from '../loading/site-company.ts';
import { cutText } from './meta-text.ts';
import { languageHosts, pageAddresses } from './page-address.ts';
import {
  absolute,
  breadcrumb,
  organisation,
  type StructuredData,
  webPage,
} from './structured-data.ts';

/** The meta tags of a page, as its loader passes them to its `meta` export. */
export type PageMeta = MetaDescriptor[];

interface MetaSubject {
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
  // Every share image shows these words of the company.
  const brand = [company.wordmark.latin, company.wordmark.characters, company.tagline].join(' ');
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
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: publicFiles.newsFeed,
      title: interpolate(seo.newsFeed, { site: siteName }),
    },
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

function openGraphLocale(code: string): string {
  if (code === originalLanguage) return 'en_US';
  try {
    const { language, script, region } = new Intl.Locale(code).maximize();
    return `${language}_${script === 'Hant' ? 'HK' : region}`;
  } catch {
    return 'en_US';
  }
}
