import { useWords } from '#app/i18n/locale.ts';
import { useRefine } from '../parts/list-navigation.ts';
import type { ListRequest } from '../parts/list-request.ts';

/** The way back from a search that found nothing. */
export function ClearSearch({ now }: { now: ListRequest }) {
  const words = useWords().lists;
  const refine = useRefine(now);
  return (
    <form method="get">
      <button
        type="submit"
        name="size"
        value={now.size}
        className="button button-quiet"
        onClick={(event) => {
          event.preventDefault();
          refine({ q: '' });
        }}
      >
        {words.clearSearch}
      </button>
    </form>
  );
}
