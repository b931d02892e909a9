import { data, redirect } from 'react-router';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import type { ShownBlock } from '#domain/pages/page-content.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { MissingPage } from '../not-found/missing-page.tsx';
import { BlockPicture, BlockTitle, Body, Quotation } from '../sections/block-parts.tsx';
import { PageTop } from '../sections/page-top.tsx';
import { missingPageMeta, ownPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/own-page.ts';

/** Finds a page that the owner added. A former slug redirects; any other address is Page Not Found. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = shownPages(context).own.find(({ slug }) => slug === params.page);
  if (page) return data({ page, products: [], meta: ownPageMeta(context, page) });
  const movedTo = await attempt(context, (db) => findPresentSlug(db, 'pages', params.page));
  if (movedTo) throw redirect(`/${movedTo}`, 301);
  const products = (await attempt(context, findFeaturedProducts)) ?? [];
  return data({ page: undefined, products, meta: missingPageMeta(context) }, { status: 404 });
}

export { meta } from '../seo/page-meta.ts';

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { page, products } = loaderData;
  if (!page) return <MissingPage products={products} />;
  return (
    <>
      <PageTop page={page} />
      <div className="section wrap own-page">
        {partsOf(page.blocks).map(([first, ...rest]) =>
          first?.kind === 'item' ? (
            <ul key={first.id} className="rows">
              {[first, ...rest].map((item) => (
                <li key={item.id}>
                  <BlockTitle block={item} className="subheading" />
                  <Body block={item} className="prose text-(--soft)" />
                </li>
              ))}
            </ul>
          ) : (
            first && <Part key={first.id} block={first} />
          ),
        )}
      </div>
    </>
  );
}

/** Groups the blocks: adjacent items are together, every other block is alone. */
function partsOf(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const parts: ShownBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else parts.push([block]);
  }
  return parts;
}

const wide = '(min-width: 64rem) 66rem, calc(100vw - 2.5rem)';

function Part({ block }: { block: ShownBlock }) {
  if (block.kind === 'quotation') return <Quotation block={block} className="grid gap-3" />;
  return (
    <section className="grid gap-4">
      <BlockTitle block={block} as="h2" className="heading" />
      <Body block={block} className="prose" />
      <BlockPicture block={block} sizes={wide} className="wide-frame" />
    </section>
  );
}
