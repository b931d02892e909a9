import {
  type PublicPageName,
  publicPageNames,
  publicPages,
} from '#domain/addresses/public-pages.ts';
import { type PublishedKind, recordPath } from '#domain/kinds/kinds.ts';
import { hasInterfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { type MappedRecord, readSiteMap } from '#domain/site-map/site-map.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/sitemap.ts';
import { builtAt } from './built-at.ts';
import { languageHosts, pageAddresses } from './page-address.ts';
import { xmlAnswer, xmlText } from './xml.ts';

interface MappedPage {
  path: string;
  changed: Date;
  isTranslated: (code: string) => boolean;
}

/** /sitemap.xml: the pages whose canonical address is on this host, with their alternates. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { language, languages } = context.get(visitContext);
  const { db, site } = context.get(servicesContext);
  const hosts = languageHosts(languages, site);
  const { products, gallery, news } = await readSiteMap(db, language.code);
  const listed: Partial<Record<PublicPageName, MappedRecord[]>> = {
    home: [...products, ...gallery, ...news],
    products,
    gallery,
    news,
  };
  const pages: MappedPage[] = [
    ...publicPageNames.map((name) => fixed(publicPages[name].path, listed[name] ?? [])),
    ...products.map(recordPage('products')),
    ...gallery.map(recordPage('gallery_items')),
    ...news.map(recordPage('news_items')),
  ];
  const urls = pages
    .filter(({ isTranslated }) => language.code === originalLanguage || isTranslated(language.code))
    .map(({ path, changed, isTranslated }) => {
      const { canonical, alternates } = pageAddresses({
        path,
        language: language.code,
        hosts,
        isTranslated,
      });
      return [
        `<url><loc>${xmlText(canonical)}</loc>`,
        `<lastmod>${changed.toISOString()}</lastmod>`,
        ...alternates.map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${xmlText(hreflang)}" href="${xmlText(href)}"/>`,
        ),
        '</url>',
      ].join('');
    });
  return xmlAnswer(
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...urls,
      '</urlset>',
    ].join('\n'),
    'application/xml',
  );
}

/** A page with fixed texts: it changed with the newest record that it lists, or with the release. */
function fixed(path: string, listed: MappedRecord[]): MappedPage {
  return {
    path,
    changed: newest(listed) ?? builtAt,
    isTranslated: hasInterfaceLocale,
  };
}

function newest(records: MappedRecord[]): Date | undefined {
  return records.reduce<Date | undefined>(
    (latest, { changed }) => (latest && latest > changed ? latest : changed),
    undefined,
  );
}

function recordPage(kind: PublishedKind) {
  return ({ slug, changed, languages }: MappedRecord): MappedPage => ({
    path: recordPath(kind, slug),
    changed,
    isTranslated: (code) => languages.includes(code),
  });
}
