import { type CompanyFacts, type ShownCompany, written } from '#domain/company/company.ts';

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

/** A product, with the offer of 0 USD that the specification asks for. */
export function product(shown: {
  name: string;
  description: string;
  pictures: string[];
  categories: string[];
  codes: string[];
  /** The uses of the product, and the name of that property. */
  uses: { name: string; values: string[] };
  url: string;
  brand: string;
}): StructuredData {
  return {
    '@context': context,
    '@type': 'Product',
    name: shown.name,
    ...(shown.description && { description: shown.description }),
    ...(shown.pictures.length > 0 && { image: shown.pictures }),
    ...(shown.codes[0] && { sku: shown.codes[0] }),
    ...(shown.categories.length > 0 && { category: shown.categories.join(', ') }),
    ...(shown.uses.values.length > 0 && {
      additionalProperty: shown.uses.values.map((value) => ({
        ...{ '@type': 'PropertyValue', propertyID: 'uses', name: shown.uses.name, value },
      })),
    }),
    url: shown.url,
    brand: { '@type': 'Brand', name: shown.brand },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: `${context}/InStock`,
      url: shown.url,
    },
  };
}

/** A news item. */
export function newsArticle(shown: {
  title: string;
  description: string;
  pictures: string[];
  published: Date;
  changed: Date;
  language: string;
  url: string;
  publisher: string;
  siteUrl: string;
}): StructuredData {
  const publisher = {
    '@type': 'Organization',
    '@id': `${shown.siteUrl}/#organization`,
    name: shown.publisher,
    url: `${shown.siteUrl}/`,
  };
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: shown.title,
    ...(shown.description && { description: shown.description }),
    ...(shown.pictures.length > 0 && { image: shown.pictures }),
    datePublished: shown.published.toISOString(),
    dateModified: shown.changed.toISOString(),
    inLanguage: shown.language,
    url: shown.url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': shown.url },
    author: publisher,
    publisher,
  };
}
