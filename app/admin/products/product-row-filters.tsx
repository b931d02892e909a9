import type { ReactNode } from 'react';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { LacksFilter } from '../records/record-columns.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import type { ListToolsProps } from '../table/list-tools.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { ProductFilter } from './product-filter.tsx';

interface ProductRowFiltersProps {
  kind: CatalogueKind;
  /** The label of the search box. */
  search: string;
  query: ListQuery;
  products: Part<RecordChoices>;
  list?: ListToolsProps | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** The search and the filters of records that belong to a product, such as item codes. */
export function ProductRowFilters(props: ProductRowFiltersProps) {
  const { kind, search, query, products, list, children } = props;
  return (
    <>
      <FailedPart part={products} className="mb-4" />
      <TableTools query={query} search={search} {...(list && { list })}>
        <ProductFilter query={query} products={products} />
        {children}
        <LacksFilter kind={kind} query={query} />
      </TableTools>
    </>
  );
}
