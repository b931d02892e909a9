import { useWords } from '#app/i18n/locale.ts';
import type { ListRequest } from '../parts/list-request.ts';

/** The way back from a search that found nothing. */
export function ClearSearch({ now }: { now: ListRequest }) {
  const words = useWords().lists;
  return (
    <form method="get" data-clear="">
      <button type="submit" name="size" value={now.size} className="button button-quiet">
        {words.clearSearch}
      </button>
    </form>
  );
}
