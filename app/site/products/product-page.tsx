import { data, redirect } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { inLanguage } from '#app/i18n/in-language.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/icons.ts';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { findProductPage } from '#domain/products/product.server.ts';
import type { ProductDetails } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/translated.ts';
import { requestContext } from '#server/context.ts';
import { MediaViewer } from '../media/media-viewer.tsx';
import { BackLink } from '../page/back-link.tsx';
import { CategoryTags } from '../page/category-tags.tsx';
import { attempt } from '../page/optional-part.server.ts';
import { PageHeader } from '../page/page-header.tsx';
import { SectionHeading } from '../page/section-heading.tsx';
import { missingPageMeta } from '../seo/page-meta.server.ts';
import { productMeta } from '../seo/record-meta.server.ts';
import type { Route } from './+types/product-page.ts';
import { DeliveryTerms } from './delivery-terms.tsx';
import { type DeliveryText, deliveryText } from './delivery-text.ts';
import { ItemCodePills } from './item-code-pills.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { sectionsOf } from './product-sections.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SpecificationSheet } from './specification-sheet.tsx';

const viewerWidth = 575;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const found = await attempt(context, async (db, languageCode) => {
    const product = await findProductPage(db, languageCode, params.slug);
    if (product) return { product, meta: await productMeta(context, request.url, product) };
    return { product, movedTo: await findPresentSlug(db, 'products', params.slug) };
  });
  const noMeta = missingPageMeta(context);
  const { code: languageCode } = context.get(requestContext).language;
  const terms = inLanguage(deliveryText, languageCode);
  if (!found) {
    const toasts = [messagesOf(languageCode).products.detailsFailed];
    const nothing = { product: null, code, terms, failed: true, toasts, meta: noMeta };
    return data(nothing, { status: 503 });
  }
  if (found.movedTo) throw redirect(`/products/${encodeURIComponent(found.movedTo)}`, 301);
  return data(
    { product: found.product, code, terms, failed: false, meta: found.meta ?? noMeta },
    { status: found.product ? 200 : 404 },
  );
}

export { meta } from '../seo/loaded-meta.ts';

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, code, terms, failed } = loaderData;
  const messages = useMessages().products;
  if (!product) return <ProductNotFound failure={failed ? messages.errorLoading : undefined} />;
  return <Product product={product} askedCode={code} terms={terms} />;
}

function Product({
  product,
  askedCode,
  terms,
}: {
  product: ProductDetails;
  askedCode: string | null;
  terms: DeliveryText;
}) {
  const messages = useMessages().products;
  const { item_codes: codes, pictures } = product;
  const selected = codes.find(({ item_code }) => item_code === askedCode) ?? codes[0];
  const picture = askedCode && selected?.image_url ? pictures.indexOf(selected.image_url) : 0;
  return (
    <>
      <PageHeader
        before={<BackLink to="/products">{messages.backToProducts}</BackLink>}
        title={<span lang={langOf(product, 'name')}>{product.name}</span>}
        lead={
          product.description && <p lang={langOf(product, 'description')}>{product.description}</p>
        }
      >
        <CategoryTags categories={product.categories} />
      </PageHeader>
      <section className="section wrap grid items-start gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-[minmax(0,575px)_minmax(0,1fr)] lg:gap-x-16 print:block">
        <div className="grid w-full max-w-[575px] gap-4 [--viewer:1] md:sticky md:top-24">
          {pictures.length > 0 ? (
            <MediaViewer
              media={pictures.map((url) => ({ kind: 'picture', url }))}
              name={product.name}
              sizes={`(min-width: ${viewerWidth + 40}px) ${viewerWidth}px, calc(100vw - 2.5rem)`}
              shape="1x1"
              shown={Math.max(0, picture)}
            />
          ) : (
            <p className="frame grid place-items-center text-(--quiet) [--shape:4/3]">
              {messages.noImages}
            </p>
          )}
          <p className="caption print:hidden">{messages.metallicNote}</p>
        </div>
        <div className="grid min-w-0 gap-8 print:mt-6">
          <CategoryChips product={product} />
          <Description product={product} />
          <ItemCodePills codes={codes} selected={selected} pictures={pictures} />
          {product.catalogue_pdf && (
            <div className="grid justify-items-start gap-2 print:hidden">
              <a
                href={product.catalogue_pdf}
                target="_blank"
                rel="noopener"
                className="button button-quiet"
              >
                <Icon d={download} />
                {messages.catalogue}
              </a>
              <p className="caption">{messages.catalogueNote}</p>
            </div>
          )}
          <div className="print:hidden">
            <ProductTabs code={selected} sections={sectionsOf(product)} />
          </div>
        </div>
        <SpecificationSheet codes={codes} />
      </section>
      <DeliveryTerms {...terms} />
      {product.related.length > 0 && (
        <section className="section wrap pt-section print:hidden" aria-labelledby="related">
          <SectionHeading id="related" heading={messages.related} />
          <ul className="tiles [--columns:2] lg:[--columns:4]">
            {product.related.map((related) => (
              <li key={related.id} className="min-w-0">
                <ProductCard product={related} level="h3" sizes="(min-width: 64rem) 20rem, 45vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The header has the short one. */
function Description({ product }: { product: ProductDetails }) {
  const messages = useMessages().products;
  if (!product.detailed_description) return null;
  return (
    <div>
      <h2 className="subheading mb-3">{messages.description}</h2>
      <p
        className="prose whitespace-pre-line text-(--soft)"
        lang={langOf(product, 'detailed_description')}
      >
        {product.detailed_description}
      </p>
    </div>
  );
}

function CategoryChips({ product }: { product: ProductDetails }) {
  if (product.categories.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 print:hidden">
      {product.categories.map((category) => (
        <li key={category.id} className="min-w-0">
          <a
            href={`/products?category=${category.id}`}
            lang={langOf(category, 'name')}
            className="pill wrap-anywhere"
          >
            {category.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
