import { data } from 'react-router';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { attempt } from '../loading/attempt.ts';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found-page.ts';
import { MissingPage } from './missing-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const products = (await attempt(context, findFeaturedProducts)) ?? [];
  return data({ products, meta: missingPageMeta(context) }, { status: 404 });
}

export { meta } from '../seo/page-meta.ts';

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <MissingPage products={loaderData.products} />;
}
