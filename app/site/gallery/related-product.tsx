import { useMessages } from '#app/i18n/locale.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { addAddress, refText, type SampleRef } from '#domain/samples/sample-list.ts';
import { ProductCard } from '../products/product-card.tsx';

/** A product used in a project, with a link that asks for its sample. */
export function RelatedProduct({ product }: { product: ProductTeaser }) {
  const { samples } = useMessages();
  const { name, slug } = product;
  const sample: SampleRef = { kind: 'product', asked: slug };
  return (
    <ProductCard
      product={product}
      sizes="(min-width: 64rem) min(22vw, 22.6rem), (min-width: 40rem) 46vw, calc(50vw - 1.75rem)"
      level="h3"
      href={recordPath('products', slug)}
    >
      <p>
        <a
          className="card-own link"
          href={addAddress(sample)}
          data-sample={refText(sample)}
          data-what={name}
        >
          {samples.add}
        </a>
      </p>
    </ProductCard>
  );
}
