import { type CompanyFacts, type ShownCompany, written } from '#domain/company/company.ts';
import type { NewsPage } from '#domain/news/news.ts';

const context = 'https://schema.org';

/** A JSON-LD object. Each object is in its own script element. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface Trail {
  name: string;
  url: string;
}

/** The company. Other objects refer to the company by its `@id`. */
export function organisation(
  canonical: string,
  { siteName: name, phone, facebook, instagram }: ShownCompany,
  facts: CompanyFacts,
): StructuredData {
  const address = given({
    streetAddress: written(facts.street),
    addressLocality: written(facts.locality),
    addressRegion: written(facts.region),
    postalCode: written(facts.postal_code),
    addressCountry: written(facts.country),
  });
  const profiles = [facebook, instagram].filter((profile) => profile !== null);
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${canonical}/#organization`,
    name,
    ...given({ legalName: written(facts.legal_name) }),
    url: `${canonical}/`,
    logo: `${canonical}/icon-512.png`,
    ...given({
      foundingDate: facts.founded ? String(facts.founded) : null,
      telephone: phone?.display ?? null,
    }),
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The properties that have a value. */
const given = (properties: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));

/** The page itself. */
export function webPage(page: {
  canonical: string;
  siteUrl: string;
  title: string;
  description: string;
  picture: string;
  language: string;
}): StructuredData {
  return {
    '@context': context,
    '@type': 'WebPage',
    '@id': page.canonical,
    url: page.canonical,
    name: page.title,
    ...(page.description && { description: page.description }),
    inLanguage: page.language,
    primaryImageOfPage: { '@type': 'ImageObject', url: page.picture },
    publisher: { '@id': `${page.siteUrl}/#organization` },
  };
}

/** The breadcrumb, from the home page to the page itself. */
export function breadcrumb(trail: Trail[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

interface ArticlePage {
  description: string;
  language: string;
  url: string;
  publisher: string;
  siteUrl: string;
}

/** A news item. */
export function newsArticle(item: NewsPage, page: ArticlePage): StructuredData {
  const publisher = {
    '@type': 'Organization',
    '@id': `${page.siteUrl}/#organization`,
    name: page.publisher,
    url: `${page.siteUrl}/`,
  };
  const pictures = item.media.filter(({ media_type }) => media_type !== 'video');
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: item.title,
    ...(page.description && { description: page.description }),
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => absolute(page.siteUrl, url)) }),
    datePublished: item.created_at.toISOString(),
    dateModified: item.updated_at.toISOString(),
    inLanguage: page.language,
    url: page.url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': page.url },
    author: publisher,
    publisher,
  };
}

/** The absolute address of a picture. If the address is invalid, the origin is used. */
export function absolute(origin: string, url: string): string {
  return URL.canParse(url, origin) ? new URL(url, origin).href : origin;
}
