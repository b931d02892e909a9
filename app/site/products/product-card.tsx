import { useMessages } from '#app/i18n/locale.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { CategoryTag, ProductTeaser } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { CategoryTags } from '../cards/category-tags.tsx';
import { CardLink, RecordCard } from '../cards/record-card.tsx';
import { ProductFacts } from './product-facts.tsx';

interface ProductCardProps {
  product: ProductTeaser & { categories?: CategoryTag[] };
  sizes: string;
  level?: 'h2' | 'h3';
}

/** A product in a list. */
export function ProductCard({ product, ...card }: ProductCardProps) {
  const { learnMore } = useMessages().products;
  const { name, slug, image_url, categories } = product;
  return (
    <RecordCard
      {...card}
      record={product}
      name={name}
      lang={langOf(product, 'name')}
      picture={image_url}
      shape="1x1"
      above={categories && <CategoryTags categories={categories} />}
    >
      <ProductFacts facts={product.facts} />
      <p>
        <CardLink href={recordPath('products', slug)} text={learnMore} name={name} covers />
      </p>
    </RecordCard>
  );
}
