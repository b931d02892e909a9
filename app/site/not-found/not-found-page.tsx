import { data } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { FeaturedProducts } from '../home/featured-products.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { attempt } from '../page/attempt.ts';
import { PageHeader } from '../page/page-header.tsx';
import { SectionHeading } from '../page/section-heading.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const products = (await attempt(context, findFeaturedProducts)) ?? [];
  return data({ products, meta: missingPageMeta(context) }, { status: 404 });
}

export { meta } from '../seo/page-meta.ts';

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { layout, products: messages, home } = useMessages();
  const { products } = loaderData;
  return (
    <>
      <PageHeader label="404" title={layout.pageNotFound} lead={layout.pageNotFoundText}>
        <p>
          <a className="button" href={publicPages.home.path}>
            {layout.returnToHome}
          </a>
        </p>
        <search>
          <form action={publicPages.products.path}>
            <SearchBox q="" category={undefined} placeholder={messages.searchPlaceholder} />
          </form>
        </search>
      </PageHeader>
      {products.length > 0 && (
        <section className="section wrap" aria-labelledby="featured">
          <SectionHeading id="featured" heading={home.featured} />
          <FeaturedProducts products={products} />
        </section>
      )}
    </>
  );
}
