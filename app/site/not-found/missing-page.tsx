import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { FeaturedProducts } from '../home/featured-products.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';

/** The screen Page Not Found, with a search and some products. */
export function MissingPage({ products }: { products: ProductTeaser[] }) {
  const { layout, products: messages, home } = useMessages();
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
