import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { t } from '#domain/staff-words/t.ts';
import { ProductFilter } from '../products/product-filter.tsx';
import { LacksFilter, StatusFilter } from '../records/record-columns.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import type { ListToolsProps } from '../table/list-tools.tsx';
import { TableTools } from '../table/table-tools.tsx';

/** The search and the filters of shades. */
export function ShadeFilters({
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
      <TableTools query={query} search={t('Search by number or name')} {...(list && { list })}>
        <ProductFilter query={query} products={products} />
        <StatusFilter query={query} />
        <LacksFilter kind="shades" query={query} />
      </TableTools>
    </>
  );
}
