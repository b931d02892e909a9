import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { Drawing } from '#app/ui/icon.tsx';
import { careSymbols } from '#domain/products/facts/care-symbols.ts';
import type { ItemCode } from '#domain/products/product.ts';

/** The care symbols of an item code. The typed text of each is its alternative text. */
export function CareSymbols({ code }: { code: ItemCode }) {
  const { products, layout } = useMessages();
  return careSymbols(code.care).map(({ field, parts }) => {
    const text = products.fields[field];
    const label = plain(fill(layout.linkAbout, { text, name: code[field] ?? '' }));
    return (
      <span key={field} title={label}>
        <Drawing parts={parts} label={label} />
      </span>
    );
  });
}
