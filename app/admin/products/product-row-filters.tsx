import { inputLook } from '#app/ui/fields/input-look.ts';
import { t } from '#domain/admin-words/t.ts';
import { hasStatus } from '#domain/kinds/kinds.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { LacksFilter, StatusFilter } from '../records/record-columns.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import type { ListedColumn } from '../table/shown-columns.ts';
import { TableFilter, TableTools } from '../table/table-tools.tsx';

/** The labels of the search boxes. */
const searches = {
  item_codes: 'Search by item code',
  shades: 'Search by number or name',
} as const;

interface ProductRowFiltersProps {
  kind: keyof typeof searches;
  query: ListQuery;
  products: Part<RecordChoices>;
  /** The columns of a list. A grid has none. */
  columns?: readonly ListedColumn[];
}

/** The search and the filters of records that belong to a product. */
export function ProductRowFilters({ kind, query, products, columns }: ProductRowFiltersProps) {
  return (
    <>
      <FailedPart part={products} className="mb-4" />
      <TableTools
        query={query}
        search={t(searches[kind])}
        {...(columns && { list: { kind, columns } })}
      >
        <ProductFilter query={query} choices={products.value} />
        {hasStatus(kind) && <StatusFilter />}
        <LacksFilter kind={kind} query={query} />
      </TableTools>
    </>
  );
}

interface ProductFilterProps {
  query: ListQuery;
  choices: RecordChoices | undefined;
}

const ProductFilter = ({ query, choices }: ProductFilterProps) =>
  choices?.more === 0 ? (
    <TableFilter
      name="product"
      label={t('Product')}
      all={t('All Products')}
      choices={choices.choices}
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
