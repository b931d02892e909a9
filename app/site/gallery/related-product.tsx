import { useMessages } from '#app/i18n/locale.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { addAddress, refText } from '#domain/samples/sample-list.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { RecordCard } from '../cards/record-card.tsx';
import { ProductFacts } from '../products/product-facts.tsx';

/** A product used in a project, with a link that asks for its sample. */
export function RelatedProduct({ product }: { product: ProductTeaser }) {
  const { samples } = useMessages();
  const { name, slug, image_url, facts } = product;
  return (
    <RecordCard
      record={product}
      name={name}
      lang={langOf(product, 'name')}
      picture={image_url}
      shape="1x1"
      sizes="(min-width: 64rem) min(22vw, 22.6rem), (min-width: 40rem) 46vw, calc(50vw - 1.75rem)"
      level="h3"
      href={recordPath('products', slug)}
    >
      <ProductFacts facts={facts} />
      <p>
        <a
          className="card-own link"
          href={addAddress({ kind: 'product', asked: slug })}
          data-sample={refText({ kind: 'product', asked: slug })}
          data-what={name}
        >
          {samples.add}
        </a>
      </p>
    </RecordCard>
  );
}
