import { inputLook } from '#app/ui/fields/field-frame.tsx';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { t } from '#domain/staff-words/t.ts';
import type { Part } from '../screen/failed-part.tsx';
import { TableFilter } from '../table/table-tools.tsx';

interface ProductFilterProps {
  query: ListQuery;
  products: Part<RecordChoices>;
}

/** The filter of a list by product. */
export const ProductFilter = ({ query, products }: ProductFilterProps) =>
  products.value?.more === 0 ? (
    <TableFilter
      name="product"
      label={t('Product')}
      query={query}
      all={t('All Products')}
      choices={products.value.choices}
    />
  ) : (
    // A text input, because the list of products may be too long for a select.
    <input
      type="search"
      name="product"
      aria-label={t('Product')}
      placeholder={t('All Products')}
      defaultValue={query.filters.product}
      className={`${inputLook} max-w-64`}
    />
  );
