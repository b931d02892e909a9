import { data, redirect } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { codePath } from '#domain/addresses/public-pages.ts';
import { findCodesByCode } from '#domain/finder/compared-codes.server.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { LoadError } from '../list/load-error.tsx';
import { attempt } from '../loading/attempt.ts';
import { MissingPage } from '../not-found/missing-page.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/code-page.ts';

/** The stable address of an item code. It leads to the product, or lists several products with the code. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await attempt(context, (db, languageCode) =>
    findCodesByCode(db, languageCode, [params.code]),
  );
  const codes = read?.codes ?? [];
  const [only] = codes;
  if (only && codes.length === 1) throw redirect(codePath(only.product.slug, only.item_code), 302);
  const { finder, lists } = messagesOf(context.get(visitContext));
  const texts = only
    ? { title: interpolate(finder.codeOf, { code: only.item_code }), description: finder.codeLead }
    : { title: lists.notLoaded, description: '' };
  const meta = missingPageMeta(context, only || !read ? texts : undefined);
  const products = read && !only ? ((await attempt(context, findFeaturedProducts)) ?? []) : [];
  const status = only ? 200 : read ? 404 : 503;
  return data({ codes, failed: !read, products, meta }, { status });
}

export { meta } from '../seo/page-meta.ts';

export default function CodePage({ loaderData }: Route.ComponentProps) {
  const { codes, failed, products } = loaderData;
  const { finder, lists } = useMessages();
  if (failed)
    return (
      <section className="section page-top wrap">
        <LoadError title={lists.notLoaded} />
      </section>
    );
  const [first] = codes;
  if (!first) return <MissingPage products={products} />;
  return (
    <PageHeader title={fill(finder.codeOf, { code: first.item_code })} lead={finder.codeLead}>
      <ul className="grid gap-2">
        {codes.map(({ id, item_code, product }) => (
          <li key={id}>
            <a
              className="link"
              href={codePath(product.slug, item_code)}
              lang={langOf(product, 'name')}
            >
              {product.name}
            </a>
          </li>
        ))}
      </ul>
    </PageHeader>
  );
}
