import { lazy, Suspense } from 'react';
import { data, Link } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { langOf } from '#domain/translations/overlaid.ts';
import { attempt, logFailure } from '../parts/attempt.server.ts';
import { useFailureToast } from '../parts/failure-toast.ts';
import { ListForm } from '../parts/list-form.tsx';
import { useIsRefining } from '../parts/list-navigation.ts';
import { listQuery, listRequest } from '../parts/list-request.ts';
import { Nothing } from '../parts/nothing.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { keepScreen } from '../parts/screen-loader.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { TryAgain } from '../parts/try-again.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/product-list-page.ts';
import { ProductCard } from './product-card.tsx';

/** Few catalogues are so long that their list has pages. */
const ListPagination = lazy(async () => ({
  default: (await import('../parts/list-pagination.tsx')).ListPagination,
}));

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const read = await attempt(context, (db, languageCode) =>
    listProductsAndCategories(db, languageCode, now),
  );
  for (const half of [read?.products, read?.categories]) {
    if (half?.failed) logFailure(context, half.failed);
  }
  const failed = {
    products: !read || read.products.failed !== undefined,
    categories: !read || read.categories.failed !== undefined,
  };
  return data(
    {
      now,
      products: read?.products.records ?? [],
      total: read?.products.total ?? 0,
      page: read?.products.page ?? 1,
      pages: read?.products.pages ?? 1,
      categories: read?.categories.records ?? [],
      failed,
      meta: fixedPageMeta(context, request.url, 'products'),
    },
    { status: failed.products || failed.categories ? 503 : 200 },
  );
}

export { meta } from '../seo/loaded-meta.ts';
export const clientLoader = (args: Route.ClientLoaderArgs) => keepScreen('products', args);
export { shouldRevalidate } from '../parts/screen-loader.ts';

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { now, products, total, page, pages, categories, failed } = loaderData;
  const { products: words, lists } = useWords();
  const isRefining = useIsRefining();
  useFailureToast(loaderData, [
    failed.products && words.loadFailed,
    failed.categories && words.categoriesFailed,
  ]);
  const count = total === 1 ? words.countOne : fill(words.count, { n: total });
  return (
    <>
      <PageHeader picture="products" title={words.title} lead={words.lead} />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={words.searchPlaceholder}
          categories={categories}
          status={isRefining ? words.loading : failed.products ? '' : count}
        />
        {failed.products ? (
          <TryAgain title={lists.notLoaded} />
        ) : products.length === 0 ? (
          <Nothing title={words.noneFound} text={lists.tryAdjusting} />
        ) : (
          <ul className="tiles" aria-busy={isRefining}>
            {products.map((product, n) => (
              <li key={product.id} className="min-w-0">
                <ProductCard product={product} priority={n === 0} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <Suspense>
            <ListPagination now={now} page={page} pages={pages} />
          </Suspense>
        )}
      </section>
      {categories.length > 0 && (
        <section className="section on-deep" aria-labelledby="categories">
          <div className="wrap">
            <SectionHeading id="categories" heading={words.categoriesHeading} />
            <ul className="rows">
              {categories.map((category) => (
                <li key={category.id}>
                  <h3 className="subheading" lang={langOf(category, 'name')}>
                    {category.name}
                  </h3>
                  {category.description && (
                    <p
                      className="wrap-anywhere text-(--soft)"
                      lang={langOf(category, 'description')}
                    >
                      {category.description}
                    </p>
                  )}
                  <p>
                    <Link
                      className="link"
                      to={`/products${listQuery(now, { q: '', category: category.id })}`}
                    >
                      {fill(words.viewCategory, { name: category.name })}
                    </Link>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="section">
        <div className="wrap call">
          <h2 className="title">{words.customHeading}</h2>
          <p className="lead">{words.customText}</p>
          <Link to="/contact" className="button">
            {words.customLink}
          </Link>
        </div>
      </section>
    </>
  );
}
