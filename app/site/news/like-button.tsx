import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { heart } from '#app/ui/icons.ts';
import { showToast } from '#app/ui/toast.ts';
import { toggleLike, useLikeState } from './likes.ts';

interface LikeButtonProps {
  item: { id: number; likes: number };
  /** With its word, Like or Liked, beside the count; otherwise a heart only. */
  worded?: boolean;
}

/** Likes a news item, and takes it back. Needs JavaScript; without it, it shows the count. */
export function LikeButton({ item, worded = false }: LikeButtonProps) {
  const words = useWords().news;
  const { count, liked } = useLikeState(item.id);
  const likes = count ?? item.likes;
  const name = worded && liked ? words.liked : words.like;
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={worded ? undefined : `${name} (${likes})`}
      onClick={async ({ detail: inARow }) => {
        // A double click likes once, also where the answer is quicker than its second click.
        if (inARow > 1) return;
        const outcome = await toggleLike(item.id, item.likes);
        if (outcome === 'failed') showToast('error', words.likeFailed);
        if (outcome === 'gone') showToast('error', words.itemNotFound, words.likeFailed);
      }}
      className={
        worded
          ? 'button button-quiet figures'
          : 'card-own figures inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 hover:text-(--accent)'
      }
    >
      <Icon d={heart} className={liked ? 'icon fill-current! text-(--accent)' : 'icon'} />
      {worded ? `${name} (${likes})` : likes}
    </button>
  );
}

/** The count on its own, in step with the button. */
export function LikeCount({ item }: { item: { id: number; likes: number } }) {
  const words = useWords().news;
  const likes = useLikeState(item.id).count ?? item.likes;
  return (
    <span className="figures">
      {likes === 1 ? words.likeOne : fill(words.likeCount, { n: likes })}
    </span>
  );
}
