import { t } from '#domain/admin-words/t.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { SelectField } from '../form/fields/form-fields.tsx';
import { RecordSearchField } from '../record-picker/record-search-field.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';

/** The product of a record: a select of all products if there are few, otherwise a search field. */
export function ProductField({
  value,
  products,
}: {
  value: number | null | undefined;
  products: Part<RecordChoices>;
}) {
  const field = { name: 'product_id', label: t('Product'), required: true, value };
  if (!products.value)
    return (
      <div>
        <FailedPart part={products} />
        <input type="hidden" name="product_id" value={value ?? ''} />
      </div>
    );
  const { choices, more } = products.value;
  if (more > 0) return <RecordSearchField {...field} offered={products.value} />;
  return (
    <SelectField {...field} choices={[{ value: '', label: t('Select a product') }, ...choices]} />
  );
}
