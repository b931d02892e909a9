import { useNavigate } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';

/** One pill for each item code: a GET form, so that a code has an address and needs no script. */
export function ItemCodePills({
  codes,
  selected,
  onSelect,
}: {
  codes: ItemCode[];
  selected: ItemCode | undefined;
  onSelect: (code: ItemCode) => void;
}) {
  const words = useWords().products;
  const navigate = useNavigate();
  if (codes.length === 0) return null;
  return (
    <form method="get" className="print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="label mb-3">{words.itemCodes}</legend>
        {codes.map((code) => (
          <button
            key={code.id}
            type="submit"
            name="code"
            value={code.item_code}
            aria-pressed={code.id === selected?.id}
            className="pill figures max-w-full wrap-anywhere text-left"
            onClick={(event) => {
              event.preventDefault();
              onSelect(code);
              navigate(`?${new URLSearchParams({ code: code.item_code })}`, {
                replace: true,
                preventScrollReset: true,
              });
            }}
          >
            {code.item_code}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
