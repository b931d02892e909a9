import { data, redirect } from 'react-router';
import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { sent } from '#app/i18n/message.tsx';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { findProductPage } from '#domain/products/product.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { missingPageMeta } from '../seo/page-meta.ts';
import { productMeta } from '../seo/record-meta.ts';
import type { Route } from './+types/product-page.ts';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductView } from './product-view.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const found = await attempt(context, async (db, languageCode) => {
    const product = await findProductPage(db, languageCode, params.slug);
    if (product) return { product, meta: productMeta(context, product) };
    return { product, movedTo: await findPresentSlug(db, 'products', params.slug) };
  });
  const noMeta = missingPageMeta(context);
  const terms = shownPages(context).builtIn.delivery;
  if (!found) {
    const toasts = [sent(shownMessagesOf(context.get(visitContext)).products.detailsFailed)];
    const nothing = { product: null, code, terms, failed: true, toasts, meta: noMeta };
    return data(nothing, { status: 503 });
  }
  if (found.movedTo) throw redirect(recordPath('products', found.movedTo), 301);
  return data(
    { product: found.product, code, terms, failed: false, meta: found.meta ?? noMeta },
    { status: found.product ? 200 : 404 },
  );
}

export { meta } from '../seo/page-meta.ts';

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, code, terms, failed } = loaderData;
  const messages = useMessages().products;
  if (!product)
    return <ProductNotFound error={failed ? messages.errorLoading : messages.notFoundError} />;
  return <ProductView product={product} askedCode={code} terms={terms} />;
}
