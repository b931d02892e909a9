import type { ProductDetails } from '#domain/products/product.ts';
import type { ProductSection } from '#domain/products/product-sections.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { Unbroken } from '../../texts/unbroken.tsx';

/** The texts of a product that replace the standard content of its tabs. */
export function tabSections(product: ProductDetails) {
  const section = (name: ProductSection) =>
    product[name]?.trim() ? (
      <p className="prose whitespace-pre-line" lang={langOf(product, name)}>
        <Unbroken>{product[name]}</Unbroken>
      </p>
    ) : undefined;
  return {
    specifications: section('specs'),
    delivery: section('delivery'),
    technical: section('technical'),
    disclaimers: section('disclaimers'),
  };
}
