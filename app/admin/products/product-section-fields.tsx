import { t } from '#domain/admin-words/t.ts';
import {
  type ProductSections,
  productSectionNames,
  productSections,
} from '#domain/products/product-sections.ts';
import { RecordField } from '../form/fields/record-field.tsx';
import { useFormState } from '../form/state/form-state.ts';

/** The fields of the product's own sections; collapsed unless used, as few products have them. */
export function ProductSectionFields({ product }: { product: ProductSections | undefined }) {
  const { entered, errorOf } = useFormState();
  const isUsed = productSectionNames.some(
    (name) => product?.[name] || entered?.get(name) || errorOf(name),
  );
  return (
    <details open={isUsed || undefined} className="border border-line bg-white px-4 py-2">
      <summary className="min-h-7 cursor-pointer font-medium text-sm pointer-coarse:min-h-11">
        {t('Custom sections')}
      </summary>
      <p className="mt-1 mb-3 text-muted text-sm">
        {t(
          'If you fill in any of these, the page shows four tabs: Specifications, Delivery, Technical and Disclaimers, instead of Product Information and Technical Details.',
        )}
      </p>
      <div className="grid gap-4 pb-2 md:grid-cols-2">
        {productSectionNames.map((name) => (
          <RecordField key={name} fields={productSections} name={name} value={product?.[name]} />
        ))}
      </div>
    </details>
  );
}
