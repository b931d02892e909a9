import { useMessages } from '#app/i18n/locale.ts';
import type { ListRequest } from '../list/list-request.ts';

/** The button that clears a search without results. */
export function ClearSearch({ now }: { now: ListRequest }) {
  const messages = useMessages().lists;
  return (
    <form method="get" data-clear="">
      <button type="submit" name="size" value={now.size} className="button button-quiet">
        {messages.clearSearch}
      </button>
    </form>
  );
}
