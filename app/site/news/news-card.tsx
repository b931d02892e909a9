import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowRight, pin } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import { recordPath } from '#domain/kinds.ts';
import type { NewsCard as Item } from '#domain/news/news.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { Day } from '../page/day.tsx';
import { LikeButton } from './like-button.tsx';

interface NewsCardProps {
  item: Item;
  /** How wide its picture is shown. */
  sizes: string;
}

/** A news item in the list. */
export function NewsCard({ item, sizes }: NewsCardProps) {
  const { layout, news: messages } = useMessages();
  const address = recordPath('news_items', item.slug);
  const titleLang = langOf(item, 'title');
  return (
    <article className="card">
      <div className="frame [--shape:4/3]" lang={titleLang}>
        <Picture
          src={item.primary_image_url}
          alt={item.title}
          sizes={sizes}
          width={4}
          height={3}
          shape="4x3"
        />
      </div>
      <div className="card-words">
        <p className="caption flex items-center gap-2">
          {item.is_pinned && (
            <span role="img" aria-label={messages.pinned} className="text-(--accent)">
              <Icon d={pin} />
            </span>
          )}
          <Day of={item.created_at} />
        </p>
        <h2 className="subheading wrap-anywhere" lang={titleLang}>
          <a href={address} className="card-link">
            {item.title}
          </a>
        </h2>
        {item.description && (
          <p
            className="line-clamp-4 wrap-anywhere text-(--soft)"
            lang={langOf(item, 'description')}
          >
            {item.description}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <a
            href={address}
            className="card-own inline-flex items-center gap-2 py-1 font-medium hover:text-(--accent)"
            aria-label={interpolate(layout.linkAbout, {
              text: messages.readMore,
              name: item.title,
            })}
          >
            <span>{messages.readMore}</span>
            <Icon d={arrowRight} />
          </a>
          <LikeButton item={item} />
        </div>
      </div>
    </article>
  );
}
