import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { isChanged, useEarlyInput } from '#app/ui/early-input.ts';
import { pageSizes } from '#domain/lists/page-of.ts';

/** How many a page shows. */
export function PageSizeSelect({
  size,
  onChoose,
}: {
  size: number;
  onChoose: (size: number) => void;
}) {
  const words = useWords().lists;
  const select = useRef<HTMLSelectElement>(null);
  useEarlyInput(() => {
    if (isChanged(select.current)) onChoose(Number(select.current?.value));
  });
  return (
    <label className="flex items-center gap-3 text-[0.9375rem]">
      {words.itemsPerPage}
      <select
        ref={select}
        key={size}
        name="size"
        defaultValue={size}
        className="input"
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
