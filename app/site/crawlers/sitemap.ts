import { publicFiles } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import {
  type ListedPart,
  listParts,
  type MappedRecord,
  readMapped,
} from '#domain/site-map/site-map.server.ts';
import { type MappedKind, mappedKinds, namedPart, partName } from '#domain/site-map/site-map.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { type LanguageHost, languageHosts, pageAddresses } from '../seo/page-address.ts';
import type { Route } from './+types/sitemap.ts';
import { type MappedPage, mappedPages, newest } from './mapped-pages.ts';
import { xmlAnswer, xmlText } from './xml.ts';

/** A site map with more records than this is divided into parts, which an index lists. */
const mostTogether = 10_000;
const pagesPart = 'pages';

/**
 * Answers /sitemap.xml with the pages whose canonical address is on this host, and their alternates. A very large site
 * map is an index of parts instead (decision 0233).
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { language, content, origin } = context.get(visitContext);
  const { db, site } = context.get(servicesContext);
  const hosts = languageHosts(content.languages, site);
  const records = async (of: Parameters<typeof readMapped>[1]) =>
    (await readMapped(db, of, language.code)).map(recordPage(of.kind));
  const pages = async () => urlSet(await mappedPages(context), language.code, hosts);
  const asked = new URL(request.url).searchParams.get('part');
  if (asked === pagesPart) return pages();
  if (asked !== null) {
    const part = namedPart(asked);
    const found = part ? await records(part) : [];
    if (found.length > 0) return urlSet(found, language.code, hosts);
    throw new Response('There is no such part of the site map.', { status: 404 });
  }
  const parts = await listParts(db, language.code);
  if (parts.reduce((sum, { count }) => sum + count, 0) > mostTogether) {
    const listed = parts.filter((part) => part.listed > 0);
    return indexOf(
      listed,
      newest((await mappedPages(context)).map(({ changed }) => changed)),
      origin,
    );
  }
  const all = await Promise.all(mappedKinds.map((kind) => records({ kind })));
  return urlSet([...(await mappedPages(context)), ...all.flat()], language.code, hosts);
}

function recordPage(kind: MappedKind) {
  return ({ slug, changed, languages }: MappedRecord): MappedPage => ({
    path: recordPath(kind, slug),
    changed,
    isTranslated: (code) => languages.includes(code),
  });
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexOf(parts: readonly ListedPart[], pagesChanged: Date, origin: string): Response {
  const address = origin + publicFiles.siteMap;
  const entry = (name: string, changed: Date) =>
    `<sitemap><loc>${xmlText(`${address}?part=${name}`)}</loc><lastmod>${changed.toISOString()}</lastmod></sitemap>`;
  return xmlAnswer(
    [
      `<sitemapindex ${namespace}>`,
      entry(pagesPart, pagesChanged),
      ...parts.map((part) => entry(partName(part), part.changed)),
      '</sitemapindex>',
    ].join('\n'),
    'application/xml',
  );
}

function urlSet(pages: MappedPage[], language: string, hosts: readonly LanguageHost[]): Response {
  const urls = pages
    .filter(({ isTranslated }) => language === originalLanguage || isTranslated(language))
    .map(({ path, changed, isTranslated }) => {
      const { canonical, alternates } = pageAddresses({ path, language, hosts, isTranslated });
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
    [`<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>'].join(
      '\n',
    ),
    'application/xml',
  );
}
