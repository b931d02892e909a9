import { useMessages } from '#app/i18n/locale.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import type { ThreadUse } from '#domain/products/facts/uses.ts';

/** What a product is made for. Each use leads to the finder, which shows what else has it. */
export function UsesRow({ uses }: { uses: readonly ThreadUse[] }) {
  const { finder, products } = useMessages();
  if (uses.length === 0) return null;
  return (
    <div>
      <dt>{finder.use}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4">
          {uses.map((use) => (
            <li key={use}>
              <a className="link" href={`${toolPages.finder.path}?use=${use}`}>
                {products.uses[use]}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
