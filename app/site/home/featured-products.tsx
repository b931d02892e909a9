import { recordPath } from '#domain/kinds/kinds.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { RecordCard } from '../cards/record-card.tsx';
import { ProductFacts } from '../products/product-facts.tsx';

/** The featured products of the home page. */
export function FeaturedProducts({ products }: { products: ProductTeaser[] }) {
  return (
    <ul className="tiles in-threes sm:[--columns:3]">
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <RecordCard
            record={product}
            name={product.name}
            lang={langOf(product, 'name')}
            picture={product.image_url}
            shape="1x1"
            sizes="(min-width: 40rem) min(30vw, 31rem), calc(100vw - 2.5rem)"
            level="h3"
            href={recordPath('products', product.slug)}
          >
            <ProductFacts facts={product.facts} />
          </RecordCard>
        </li>
      ))}
    </ul>
  );
}
