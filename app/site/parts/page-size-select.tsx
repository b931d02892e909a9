import { useWords } from '#app/i18n/locale.ts';
import { pageSizes } from '#domain/lists/page-of.ts';

/** How many a page shows. */
export function PageSizeSelect({ size }: { size: number }) {
  const words = useWords().lists;
  return (
    <label className="flex items-center gap-3 text-[0.9375rem]">
      {words.itemsPerPage}
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
