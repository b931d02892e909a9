import { useMessages } from '#app/i18n/locale.ts';
import { pageSizes } from '#domain/lists/list-page.ts';

/** Chooses how many items a page shows. */
export function PageSizeSelect({ size }: { size: number }) {
  const messages = useMessages().lists;
  return (
    <label className="flex items-center gap-3 text-[0.9375rem]">
      {messages.itemsPerPage}
      <select name="size" defaultValue={size} className="input">
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
