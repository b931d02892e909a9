import { recordPath } from '#domain/kinds/kinds.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { ProductCard } from '../products/product-card.tsx';

/** The featured products of the home page. */
export function FeaturedProducts({ products }: { products: ProductTeaser[] }) {
  return (
    <ul className="tiles in-threes sm:[--columns:3]">
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            sizes="(min-width: 40rem) min(30vw, 31rem), calc(100vw - 2.5rem)"
            level="h3"
            href={recordPath('products', product.slug)}
          />
        </li>
      ))}
    </ul>
  );
}
