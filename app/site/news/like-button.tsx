import { useMessages } from '#app/i18n/locale.ts';
import { asSent, fill, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { heart } from '#app/ui/icons.ts';

interface LikeButtonProps {
  item: { id: number; likes: number };
  /** Whether the button shows the word Like or Liked beside the count. */
  worded?: boolean;
}

/** A form with the like button. With likes-script.ts visitors stay on the page and can take a like back. */
export function LikeButton({ item, worded = false }: LikeButtonProps) {
  const { like } = useMessages().news;
  return (
    <form method="post" action={`/news/${item.id}/like`} className={worded ? '' : 'card-own'}>
      <button
        type="submit"
        data-like={item.id}
        data-likes={item.likes}
        aria-pressed="false"
        aria-label={worded ? undefined : `${plain(like)} (${item.likes})`}
        className={
          worded
            ? 'like button button-quiet figures'
            : 'like figures inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 hover:text-(--accent)'
        }
      >
        <Icon d={heart} />
        <span>
          {worded ? (
            <>
              {like} ({item.likes})
            </>
          ) : (
            item.likes
          )}
        </span>
      </button>
    </form>
  );
}

/** The number of likes as a text. likes-script.ts updates the number. */
export function LikeCount({ item }: { item: { id: number; likes: number } }) {
  const messages = useMessages().news;
  return (
    <span className="figures" data-like-count={item.id}>
      {item.likes === 1 ? messages.likeOne : fill(messages.likeCount, { n: item.likes })}
    </span>
  );
}

/** The messages for likes-script.ts. A page with like buttons needs this element once. */
export function LikeMessages() {
  const { like, liked, likeOne, likeCount, likeFailed, itemNotFound } = useMessages().news;
  const messages = { like, liked, likeOne, likeCount, likeFailed, itemNotFound };
  return <template data-like-messages={JSON.stringify(messages, asSent)} />;
}
