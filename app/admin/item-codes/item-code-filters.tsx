import { inputLook } from '#app/ui/fields/field-frame.tsx';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { LacksFilter } from '../records/record-columns.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import type { ListToolsProps } from '../table/list-tools.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';

/** The search and the filters of item codes. */
export function ItemCodeFilters({
  query,
  products,
  list,
}: {
  query: ListQuery;
  products: Part<RecordChoices>;
  list?: ListToolsProps;
}) {
  return (
    <>
      <FailedPart part={products} className="mb-4" />
      <TableTools query={query} search="Search by item code" {...(list && { list })}>
        {products.value?.more === 0 ? (
          <TableFilter
            name="product"
            label="Product"
            query={query}
            all="All Products"
            choices={products.value.choices}
          />
        ) : (
          // A text input, because the list of products may be too long for a select.
          <input
            type="search"
            name="product"
            aria-label="Product"
            placeholder="All Products"
            defaultValue={query.filters.product}
            className={`${inputLook} max-w-64`}
          />
        )}
        <LacksFilter kind="item_codes" query={query} />
      </TableTools>
    </>
  );
}
