import { Picture } from '#app/ui/picture.tsx';
import { recordPath } from '#domain/kinds.ts';
import type { ProductTeaser } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';

export function FeaturedProducts({ products }: { products: ProductTeaser[] }) {
  return (
    <ul className="tiles in-threes sm:[--columns:3]">
      {products.map((product) => (
        <li key={product.id} className="card">
          <div className="frame [--shape:1]" lang={langOf(product, 'name')}>
            <Picture
              src={product.image_url}
              alt={product.name}
              sizes="(min-width: 40rem) min(30vw, 31rem), calc(100vw - 2.5rem)"
              width={1}
              height={1}
              shape="1x1"
            />
          </div>
          <div className="card-words">
            <h3 className="subheading" lang={langOf(product, 'name')}>
              <a className="card-link" href={recordPath('products', product.slug)}>
                {product.name}
              </a>
            </h3>
            {product.description && (
              <p className="clamped text-(--quiet)" lang={langOf(product, 'description')}>
                {product.description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
