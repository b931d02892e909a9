import { useMessages } from '#app/i18n/locale.ts';
import type { ThreadUse } from '#domain/products/facts/uses.ts';

/** What a product is made for. Not as links: their names would repeat those of categories. */
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
