import { data } from 'react-router';
import { wordsOf } from '#app/i18n/catalogues.server.ts';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { langOf } from '#domain/translations/overlaid.ts';
import { visitContext } from '#server/context.ts';
import { attempt, logFailure } from '../parts/attempt.server.ts';
import { ListForm } from '../parts/list-form.tsx';
import { ListPagination } from '../parts/list-pagination.tsx';
import { listQuery, listRequest } from '../parts/list-request.ts';
import { Nothing } from '../parts/nothing.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { tilesFor } from '../parts/tiles.ts';
import { TryAgain } from '../parts/try-again.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/product-list-page.ts';
import { ProductCard } from './product-card.tsx';

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
  const words = wordsOf(context.get(visitContext).language.code).products;
  return data(
    {
      now,
      products: read?.products.records ?? [],
      total: read?.products.total ?? 0,
      page: read?.products.page ?? 1,
      pages: read?.products.pages ?? 1,
      categories: read?.categories.records ?? [],
      failed,
      toasts: [failed.products && words.loadFailed, failed.categories && words.categoriesFailed],
      meta: fixedPageMeta(context, request.url, 'products'),
    },
    { status: failed.products || failed.categories ? 503 : 200 },
  );
}

export { meta } from '../seo/loaded-meta.ts';

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { now, products, total, page, pages, categories, failed } = loaderData;
  const { products: words, lists } = useWords();
  const tiles = tilesFor(products.length, true);
  const count = total === 1 ? words.countOne : fill(words.count, { n: total });
  return (
    <>
      <PageHeader picture="products" title={words.title} lead={words.lead} />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={words.searchPlaceholder}
          categories={categories}
          status={failed.products ? '' : count}
          loading={words.loading}
          failed={words.loadFailed}
        />
        {failed.products ? (
          <TryAgain title={lists.notLoaded} />
        ) : products.length === 0 ? (
          <Nothing title={words.noneFound} text={lists.tryAdjusting} />
        ) : (
          <ul className={tiles.className} data-items="">
            {products.map((product, n) => (
              <li key={product.id} data-key={product.id} className="min-w-0">
                <ProductCard product={product} priority={n === 0} sizes={tiles.sizes} />
              </li>
            ))}
          </ul>
        )}
        <ListPagination now={now} page={page} pages={pages} />
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
                    <a
                      className="link"
                      href={`/products${listQuery(now, { q: '', category: category.id })}`}
                    >
                      {fill(words.viewCategory, { name: category.name })}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="section">
        <div className="wrap columns call">
          <h2 className="title column-first">{words.customHeading}</h2>
          <p className="lead">{words.customText}</p>
          <a href="/contact" className="button">
            {words.customLink}
          </a>
        </div>
      </section>
    </>
  );
}
