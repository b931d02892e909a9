import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowRight } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import { recordPath } from '#domain/kinds.ts';
import type { CategoryTag, ProductTeaser } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { CategoryTags } from '../page/category-tags.tsx';

interface ProductCardProps {
  product: ProductTeaser & { categories?: CategoryTag[] };
  /** How wide its picture is shown. */
  sizes: string;
  /** The level of its heading: under a page's h1, or under a section's h2. */
  level?: 'h2' | 'h3';
}

/** A product in a list: picture, categories, name, description, and the way to its page. */
export function ProductCard(card: ProductCardProps) {
  const { product, sizes, level: Heading = 'h2' } = card;
  const { layout, products: messages } = useMessages();
  return (
    <article className="card">
      <div className="frame [--shape:1]" lang={langOf(product, 'name')}>
        <Picture
          src={product.image_url}
          alt={product.name}
          sizes={sizes}
          width={1}
          height={1}
          shape="1x1"
        />
      </div>
      <div className="card-words">
        {product.categories && <CategoryTags categories={product.categories} />}
        <Heading className="subheading wrap-anywhere" lang={langOf(product, 'name')}>
          {product.name}
        </Heading>
        {product.description && (
          <p
            className="line-clamp-3 wrap-anywhere text-(--soft) sm:line-clamp-4"
            lang={langOf(product, 'description')}
          >
            {product.description}
          </p>
        )}
        <p>
          <a
            href={recordPath('products', product.slug)}
            className="card-link inline-flex items-center gap-2 py-1 font-medium"
            aria-label={interpolate(layout.linkAbout, {
              text: messages.learnMore,
              name: product.name,
            })}
          >
            <span>{messages.learnMore}</span>
            <Icon d={arrowRight} />
          </a>
        </p>
      </div>
    </article>
  );
}
