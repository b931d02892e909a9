import { machineDate } from '#app/i18n/dates.ts';
import { useMessages, useSite } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { shownDate } from '#app/i18n/shown-date.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { findNewsPage, listNews } from '#domain/news/news.server.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { foundRecord } from '../loading/found-record.ts';
import { mediaKind } from '../media/media-kind.ts';
import { PictureFirst } from '../sections/picture-first.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { newsItemMeta } from '../seo/record-meta.ts';
import { Day } from '../texts/day.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { Unbroken } from '../texts/unbroken.tsx';
import type { Route } from './+types/news-page.ts';
import { LikeButton, LikeCount, LikeMessages } from './like-button.tsx';

/** The number of other news items below a news item. */
const moreNews = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params;
  const found = await foundRecord(context, 'news_items', slug, async (db, languageCode) => {
    const item = await findNewsPage(db, languageCode, slug);
    if (!item) return null;
    const newest = await listNews(db, languageCode, { page: 1, size: moreNews + 1 });
    const others = newest.rows.filter(({ id }) => id !== item.id).slice(0, moreNews);
    const meta = newsItemMeta(context, item);
    return { ...item, others, media: item.media.map(mediaKind), meta };
  });
  context.get(visitContext).page.showsLikes = true;
  return found;
}

export { meta } from '../seo/page-meta.ts';

export default function NewsPage({ loaderData: item }: Route.ComponentProps) {
  const { language } = useSite();
  const messages = useMessages().news;
  return (
    <>
      <PictureFirst
        frame="article"
        list={{ path: publicPages.news.path, back: messages.backToNews }}
        media={item.media}
        name={item.title}
        sizes="(min-width: 64rem) min(46vw, 45rem), calc(100vw - 2.5rem)"
      >
        <header className="grid gap-4">
          <p className="eyebrow">{messages.itemLabel}</p>
          <h1 className="title" lang={langOf(item, 'title')}>
            <Unbroken>{item.title}</Unbroken>
          </h1>
          <p className="flex flex-wrap gap-x-6 text-(--quiet)">
            <Day of={item.created_at} />
            <LikeCount item={item} />
          </p>
        </header>
        {item.article_html ? (
          <RichText html={item.article_html} lang={langOf(item, 'article_body')} />
        ) : (
          item.description && (
            <p className="prose text-(--soft)" lang={langOf(item, 'description')}>
              <Unbroken>{item.description}</Unbroken>
            </p>
          )
        )}
        <footer className="rule flex flex-wrap items-center justify-between gap-6 pt-6">
          <p className="caption">
            <time dateTime={machineDate(item.created_at)}>
              {fill(messages.publishedOn, {
                date: shownDate(item.created_at, language.code),
              })}
            </time>
          </p>
          <LikeButton item={item} worded />
          <LikeMessages />
        </footer>
      </PictureFirst>
      {item.others.length > 0 && (
        <section className="section wrap print:hidden" aria-labelledby="more-news">
          <SectionHeading id="more-news" heading={messages.moreNews} />
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
            {item.others.map((other) => (
              <li key={other.id} className="rule pt-5">
                <a
                  href={recordPath('news_items', other.slug)}
                  className="subheading wrap-anywhere block py-1 hover:text-(--accent)"
                  lang={langOf(other, 'title')}
                >
                  <Unbroken>{other.title}</Unbroken>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
