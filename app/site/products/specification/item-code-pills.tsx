import { useMessages } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';

interface ItemCodePillsProps {
  codes: ItemCode[];
  selected: ItemCode | undefined;
  pictures: string[];
}

/**
 * A button for each item code in a GET form, so that each code has an address. item-codes-script.ts selects a code
 * without a request.
 */
export function ItemCodePills({ codes, selected, pictures }: ItemCodePillsProps) {
  const messages = useMessages().products;
  if (codes.length === 0) return null;
  return (
    <form method="get" className="print:hidden">
      <fieldset className="min-w-0">
        <legend className="label mb-2 md:mb-3">{messages.itemCodes}</legend>
        <div className="filters">
          {codes.map((code) => (
            <button
              key={code.id}
              type="submit"
              name="code"
              value={code.item_code}
              aria-pressed={code.id === selected?.id}
              data-picture={code.image_url ? pictures.indexOf(code.image_url) : undefined}
              className="pill figures max-w-full wrap-anywhere text-left"
            >
              {code.item_code}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
