import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { CategoryTag, ProductTeaser } from '#domain/products/product.ts';
import { CategoryTags } from '../cards/category-tags.tsx';
import { CardLink, RecordCard } from '../cards/record-card.tsx';
import { ProductFacts } from './product-facts.tsx';

interface ListedProductProps {
  product: ProductTeaser & { categories?: CategoryTag[] };
  sizes: string;
  level?: 'h2' | 'h3';
}

interface ProductCardProps extends ListedProductProps {
  href?: string;
  /** The links below the facts. */
  children?: ReactNode;
}

/** The card of a product: its picture, categories, name and facts. */
export function ProductCard({ product, children, ...card }: ProductCardProps) {
  const { categories, facts, image_url } = product;
  return (
    <RecordCard
      {...card}
      record={product}
      picture={image_url}
      shape="1x1"
      above={categories && <CategoryTags categories={categories} />}
    >
      <ProductFacts facts={facts} />
      {children}
    </RecordCard>
  );
}

/** The card of a product in a list, with the link Learn More. */
export function ListedProduct(props: ListedProductProps) {
  const { learnMore } = useMessages().products;
  const { name, slug } = props.product;
  return (
    <ProductCard {...props}>
      <p>
        <CardLink href={recordPath('products', slug)} text={learnMore} name={name} covers />
      </p>
    </ProductCard>
  );
}
