import {
  type PublicPageName,
  publicPageNames,
  publicPages,
} from '#domain/addresses/public-pages.ts';
import type { InterfaceWords } from '#domain/interface-words/interface-words.ts';
import { type PublishedKind, recordPath } from '#domain/kinds/kinds.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ShownPage } from '#domain/pages/page-content.ts';
import { pagePath } from '#domain/pages/page-places.ts';
import { type MappedRecord, readSiteMap } from '#domain/site-map/site-map.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { shownPages } from '../page/shown-pages.ts';
import type { Route } from './+types/sitemap.ts';
import { builtAt } from './built-at.ts';
import { languageHosts, pageAddresses } from './page-address.ts';
import { isPageTranslated } from './page-meta.ts';
import { xmlAnswer, xmlText } from './xml.ts';

interface MappedPage {
  path: string;
  changed: Date;
  isTranslated: (code: string) => boolean;
}

/** /sitemap.xml: the pages whose canonical address is on this host, with their alternates. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { language, content } = context.get(visitContext);
  const { db, site } = context.get(servicesContext);
  const hosts = languageHosts(content.languages, site);
  const { products, gallery, news } = await readSiteMap(db, language.code);
  const listed: Partial<Record<PublicPageName, MappedRecord[]>> = {
    home: [...products, ...gallery, ...news],
    products,
    gallery,
    news,
  };
  const { builtIn, own } = shownPages(context);
  const pages: MappedPage[] = [
    ...publicPageNames.map((name) => fixed(name, listed[name] ?? [], builtIn[name], content.words)),
    ...own.map((page) => ({
      path: pagePath(page),
      changed: page.changed,
      isTranslated: (code: string) => page.languages.includes(code),
    })),
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

/** A built-in page: it changed with its texts or the newest record that it lists, or with the release. */
function fixed(
  name: PublicPageName,
  listed: MappedRecord[],
  texts: ShownPage | undefined,
  words: InterfaceWords,
): MappedPage {
  return {
    path: publicPages[name].path,
    changed: newest([...listed, ...(texts ? [texts] : [])]) ?? builtAt,
    isTranslated: isPageTranslated(name, texts, words),
  };
}

function newest(records: Pick<MappedRecord, 'changed'>[]): Date | undefined {
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
