import { useMessages } from '#app/i18n/locale.ts';
import type { ThreadUse } from '#domain/products/facts/uses.ts';

/** The uses of a product. They are no links, because the same names link to categories. */
export function UsesLine({ uses }: { uses: readonly ThreadUse[] }) {
  const { finder, products } = useMessages();
  if (uses.length === 0) return null;
  return (
    <div className="specification">
      <div>
        <p className="text-(--quiet)">{finder.use}</p>
        <ul className="flex flex-wrap gap-x-4">
          {uses.map((use) => (
            <li key={use}>{products.uses[use]}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
