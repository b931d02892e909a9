import { data } from 'react-router';
import { messagesOf, shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { useSite } from '#app/i18n/locale.ts';
import { fill, marked, sent } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { listProductsAndCategories } from '#domain/products/product.server.ts';
import { joinList } from '#domain/texts/join-list.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { Tiles } from '../cards/tiles.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { ListForm } from '../list/list-form.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { listPath, listQuery, listRequest } from '../list/list-request.ts';
import { LoadError } from '../list/load-error.tsx';
import { attempt, logFailure } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { PageCall } from '../sections/page-call.tsx';
import { PageTop } from '../sections/page-top.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/product-list-page.ts';
import { NextWords } from './next-words.tsx';
import { ListedProduct } from './product-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const { searchTexts } = context.get(servicesContext);
  const { uses } = messagesOf(context.get(visitContext)).products;
  const asked = { ...now, useNames: uses };
  const read = await attempt(context, (db, languageCode) =>
    listProductsAndCategories(db, languageCode, asked, searchTexts),
  );
  for (const half of [read?.products, read?.categories]) {
    if (half?.failed) logFailure(context, half.failed);
  }
  const failed = {
    products: !read || read.products.failed !== undefined,
    categories: !read || read.categories.failed !== undefined,
  };
  const messages = shownMessagesOf(context.get(visitContext)).products;
  const path = listPath(publicPages.products.path, now, read?.products.page ?? 1);
  return data(
    {
      now,
      texts: shownPages(context).builtIn.products,
      ...read,
      failed,
      toasts: [
        failed.products && sent(messages.loadFailed),
        failed.categories && sent(messages.categoriesFailed),
      ],
      meta: fixedPageMeta(context, 'products', path),
    },
    { status: failed.products || failed.categories ? 503 : 200 },
  );
}

export { meta } from '../seo/page-meta.ts';

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { now, texts, failed, products: found } = loaderData;
  const { records: products = [], total = 0, page = 1, pages = 1 } = found ?? {};
  const categories = loaderData.categories?.records ?? [];
  const instead = found?.instead ?? [];
  const { language, messages: all } = useSite();
  const { products: messages, lists, finder } = all;
  const isWhole = now.q === '' && now.category === undefined;
  return (
    <>
      <PageTop page={texts} title={messages.title} />
      <section
        className="section wrap"
        data-searched={failed.products ? undefined : now.q || undefined}
        data-found={total}
      >
        <ListForm
          now={now}
          messages={messages}
          total={failed.products ? undefined : total}
          categories={categories}
        />
        {found?.onlyNames && <p className="mb-6 text-(--quiet)">{messages.onlyNames}</p>}
        {failed.products ? (
          <LoadError title={lists.notLoaded} />
        ) : products.length === 0 ? (
          <EmptyState title={messages.noneFound} text={lists.tryAdjusting}>
            <NextWords suggestions={found?.suggestions ?? []} />
          </EmptyState>
        ) : (
          <>
            {instead.length > 0 && (
              <p className="mb-6 text-(--quiet)">
                {fill(messages.similar, { words: joinList(instead, language.code) })}
              </p>
            )}
            <Tiles rows={products} inPairs>
              {(product, sizes) => <ListedProduct product={product} sizes={sizes} />}
            </Tiles>
          </>
        )}
        <ListPagination now={now} page={page} pages={pages} />
        {products.length > 0 && (
          <p className="mt-6 text-center print:hidden">
            <a className="link" href={toolPages.finder.path}>
              {finder.title}
            </a>
          </p>
        )}
      </section>
      {isWhole && categories.length > 0 && (
        <section className="section on-deep" aria-labelledby="categories">
          <div className="wrap">
            <SectionHeading id="categories" heading={messages.categoriesHeading} />
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
                      href={
                        publicPages.products.path + listQuery(now, { q: '', category: category.id })
                      }
                    >
                      {fill(messages.viewCategory, {
                        name: marked(category.name, langOf(category, 'name')),
                      })}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <PageCall page={texts}>
        <a href={publicPages.contact.path} className="button">
          {messages.customLink}
        </a>
      </PageCall>
    </>
  );
}
