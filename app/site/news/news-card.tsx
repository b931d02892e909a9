import { useMessages } from '#app/i18n/locale.ts';
import { named } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pin } from '#app/ui/icons.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { NewsCard as Item } from '#domain/news/news.ts';
import { CardLink, RecordCard } from '../cards/record-card.tsx';
import { Day } from '../texts/day.tsx';
import { LikeButton } from './like-button.tsx';

/** A news item in the list. */
export function NewsCard({ item, sizes }: { item: Item; sizes: string }) {
  const messages = useMessages().news;
  const { title } = item;
  const page = recordPath('news_items', item.slug);
  return (
    <RecordCard
      record={item}
      picture={item.primary_image_url}
      shape="4x3"
      sizes={sizes}
      href={page}
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
        <CardLink href={page} text={messages.readMore} name={title} />
        <LikeButton item={item} />
      </div>
    </RecordCard>
  );
}
