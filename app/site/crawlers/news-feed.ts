import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { publicFiles } from '#domain/addresses/public-pages.ts';
import { type NewsEntry, readNewsFeed } from '#domain/news/news-feed.server.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { siteCompany } from '../loading/site-company.ts';
import { plainText } from '../seo/meta-text.ts';
import type { Route } from './+types/news-feed.ts';
import { builtAt } from './built-at.ts';
import { xmlAnswer, xmlText } from './xml.ts';

/** Answers /news/feed.xml with the latest news as Atom (RFC 4287), in the language of the host. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { language, origin } = context.get(visitContext);
  const { db, site } = context.get(servicesContext);
  const { seo } = messagesOf(context.get(visitContext));
  const entries = await readNewsFeed(db, language.code);
  const name = siteCompany(context).siteName;
  const updated = entries.reduce(
    (latest, { updated_at }) => (updated_at > latest ? updated_at : latest),
    entries[0]?.updated_at ?? builtAt,
  );
  const texts = shownPages(context).builtIn.news;
  const subtitle = texts?.meta_description ?? texts?.lead;
  const self = origin + publicFiles.newsFeed;
  return xmlAnswer(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language.code)}">`,
      `<id>${xmlText(self)}</id>`,
      `<title>${xmlText(interpolate(seo.newsFeed, { site: name }))}</title>`,
      ...(subtitle ? [`<subtitle>${xmlText(subtitle)}</subtitle>`] : []),
      `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
      `<link rel="alternate" type="text/html" href="${xmlText(`${origin}/news`)}"/>`,
      `<updated>${updated.toISOString()}</updated>`,
      `<author><name>${xmlText(name)}</name><uri>${xmlText(`${site.canonical}/`)}</uri></author>`,
      ...entries.map((entry) => entryXml(entry, origin)),
      '</feed>',
    ].join('\n'),
    'application/atom+xml',
  );
}

function entryXml(entry: NewsEntry, origin: string): string {
  const page = xmlText(`${origin}/news/${encodeURIComponent(entry.slug)}`);
  const langAttribute = (field: string) => {
    const lang = langOf(entry, field);
    return lang ? ` xml:lang="${lang}"` : '';
  };
  const summary = plainText(entry.description);
  return [
    '<entry>',
    `<id>${xmlText(`${origin}/news/${entry.id}`)}</id>`,
    `<title${langAttribute('title')}>${xmlText(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<published>${entry.created_at.toISOString()}</published>`,
    `<updated>${entry.updated_at.toISOString()}</updated>`,
    summary && `<summary${langAttribute('description')}>${xmlText(summary)}</summary>`,
    entry.article_html &&
      `<content type="html" xml:base="${page}"${langAttribute('article_body')}>${xmlText(entry.article_html)}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}
