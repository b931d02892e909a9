import { useMessages } from '#app/i18n/locale.ts';
import { marked } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/icons.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { comparisonPath, toolPages } from '#domain/finder/tool-pages.ts';
import type { ShownPage } from '#domain/pages/page-content.ts';
import type { ProductDetails } from '#domain/products/product.ts';
import type { SampleRef } from '#domain/samples/sample-list.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { MediaViewer } from '../media/media-viewer.tsx';
import { AddToSamples } from '../samples/add-to-samples.tsx';
import { BackLink } from '../sections/back-link.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { SheetLink } from '../sheets/sheet-link.tsx';
import { Unbroken } from '../texts/unbroken.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import { ListedProduct } from './product-card.tsx';
import { PicturedShade } from './shades/pictured-shade.tsx';
import { ShadeCard } from './shades/shade-card.tsx';
import { CareSymbols } from './specification/care-symbols.tsx';
import { ItemCodePills } from './specification/item-code-pills.tsx';
import { ProductTabs } from './specification/product-tabs.tsx';
import { SpecificationSheet } from './specification/specification-sheet.tsx';
import { tabSections } from './specification/tab-sections.tsx';

// The viewer takes half of the grid, at most 575 px. On telephones the thumbnails are beside it.
const viewerSizes =
  '(min-width: 82rem) 575px, (min-width: 48rem) 44vw, min(575px, calc(100vw - 5.25rem))';

interface ProductViewProps {
  product: ProductDetails;
  askedCode: string | null;
  /** The page with the delivery terms, which are the same for every product. */
  terms: ShownPage | undefined;
}

/** The page of a product. The code in the address is selected, or the first one. */
export function ProductView({ product, askedCode, terms }: ProductViewProps) {
  const { products: messages, finder } = useMessages();
  const { item_codes: codes, pictures } = product;
  const selected = codes.find(({ item_code }) => item_code === askedCode) ?? codes[0];
  const addresses = pictures.map(({ url }) => url);
  const picture = askedCode && selected?.image_url ? addresses.indexOf(selected.image_url) : 0;
  const name = marked(product.name, langOf(product, 'name'));
  const what = selected?.item_code ?? name;
  const sample: SampleRef = selected
    ? { kind: 'code', asked: selected.item_code }
    : { kind: 'product', asked: product.slug };
  return (
    <>
      <section className="section page-top wrap product print:block">
        <div className="product-pictures">
          <BackLink to={publicPages.products.path}>{messages.backToProducts}</BackLink>
          {pictures.length > 0 ? (
            <MediaViewer
              media={pictures.map((one) => ({ ...one, kind: 'picture' }))}
              name={product.name}
              sizes={viewerSizes}
              shape="1x1"
              shown={Math.max(0, picture)}
            />
          ) : (
            <p className="frame grid place-items-center text-(--quiet) [--shape:4/3]">
              {messages.noImages}
            </p>
          )}
        </div>
        <div className="product-words">
          <header>
            <CategoryChips product={product} />
            <h1 className="title" lang={langOf(product, 'name')}>
              {product.name}
            </h1>
            {product.description && (
              <p className="lead" lang={langOf(product, 'description')}>
                <Unbroken>{product.description}</Unbroken>
              </p>
            )}
          </header>
          <ItemCodePills codes={codes} selected={selected} pictures={addresses} />
          <div className="product-ways print:hidden">
            <AddToSamples sample={sample} what={what} />
            {selected && (
              <p className="care" data-care="">
                <CareSymbols code={selected} />
              </p>
            )}
          </div>
          <div className="product-more-ways print:hidden">
            <EnquiryLink product={product.slug} code={selected?.item_code} what={what} />
            {selected && (
              <p>
                <AddToSamples
                  sample={{ kind: 'product', asked: product.slug }}
                  what={name}
                  className="link"
                />
              </p>
            )}
            {product.catalogue_pdf && (
              <p>
                <a href={product.catalogue_pdf} target="_blank" rel="noopener" className="link">
                  <Icon d={download} />
                  {messages.catalogue}
                </a>
                <span className="caption">{messages.catalogueNote}</span>
              </p>
            )}
            <p className="caption">
              <PicturedShade product={product} /> {messages.colourNote}
            </p>
          </div>
          <div className="product-tabs print:hidden">
            <ProductTabs code={selected} uses={product.uses} sections={tabSections(product)} />
          </div>
        </div>
      </section>
      <div className="wrap product-more">
        <Description product={product} />
        <SpecificationSheet codes={codes} />
        <ShadeCard product={product.slug} shades={product.shades} />
        {selected && (
          <p className="product-tools print:hidden">
            <a
              className="link"
              href={comparisonPath(codes.slice(0, 5).map(({ item_code }) => item_code))}
            >
              {finder.compareOthers}
            </a>
            <a className="link" href={toolPages.finder.path}>
              {finder.title}
            </a>
            <SheetLink slug={product.slug} codes={codes.length} />
          </p>
        )}
      </div>
      <DeliveryTerms page={terms} />
      {product.related.length > 0 && (
        <section className="section wrap pt-section print:hidden" aria-labelledby="related">
          <SectionHeading id="related" heading={messages.related} />
          <ul className="tiles in-pairs lg:[--columns:4]">
            {product.related.map((related) => (
              <li key={related.id} className="min-w-0">
                <ListedProduct
                  product={related}
                  level="h3"
                  sizes="(min-width: 64rem) min(22vw, 22.6rem), (min-width: 40rem) 46vw, calc(50vw - 1.75rem)"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* On small screens sample-bar-script.ts shows the link again at the bottom. */}
      <div className="sample-bar">
        <AddToSamples sample={sample} what={what} />
      </div>
    </>
  );
}

/** The detailed description. The short one is below the name. */
function Description({ product }: { product: ProductDetails }) {
  const messages = useMessages().products;
  if (!product.detailed_description?.trim()) return null;
  return (
    <section className="rule columns pt-6">
      <h2 className="subheading column-first">{messages.description}</h2>
      <p
        className="prose whitespace-pre-line text-(--soft)"
        lang={langOf(product, 'detailed_description')}
      >
        <Unbroken>{product.detailed_description}</Unbroken>
      </p>
    </section>
  );
}

function CategoryChips({ product }: { product: ProductDetails }) {
  if (product.categories.length === 0) return null;
  return (
    <ul className="chips">
      {product.categories.map((category) => (
        <li key={category.id} className="min-w-0">
          <a
            href={`${publicPages.products.path}?category=${category.id}`}
            lang={langOf(category, 'name')}
          >
            {category.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
