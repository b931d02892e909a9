import { useMessages } from '#app/i18n/locale.ts';
import { named } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pin } from '#app/ui/icons.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { NewsCard as Item } from '#domain/news/news.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { Day } from '../page/day.tsx';
import { CardLink, RecordCard } from '../page/record-card.tsx';
import { LikeButton } from './like-button.tsx';

interface CardProps {
  item: Item;
  sizes: string;
}

/** What every card of a news item shows. */
const cardOf = (item: Item) => ({
  record: item,
  name: item.title,
  lang: langOf(item, 'title'),
  picture: item.primary_image_url,
  shape: '4x3' as const,
  href: recordPath('news_items', item.slug),
});

/** A news item on the page of another. */
export function OtherNews({ item, sizes }: CardProps) {
  const above = (
    <p className="caption">
      <Day of={item.created_at} />
    </p>
  );
  return <RecordCard {...cardOf(item)} sizes={sizes} level="h3" above={above} />;
}

/** A news item in the list. */
export function NewsCard({ item, sizes }: CardProps) {
  const messages = useMessages().news;
  const card = cardOf(item);
  return (
    <RecordCard
      {...card}
      sizes={sizes}
      above={
        <p className="caption flex items-center gap-2">
          {item.is_pinned && (
            <span role="img" {...named(messages.pinned)} className="text-(--accent)">
              <Icon d={pin} />
            </span>
          )}
          <Day of={item.created_at} />
        </p>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CardLink href={card.href} text={messages.readMore} name={card.name} />
        <LikeButton item={item} />
      </div>
    </RecordCard>
  );
}
