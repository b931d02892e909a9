import type { ReactNode } from 'react';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { LacksFilter } from '../records/record-columns.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import type { ListToolsProps } from '../table/list-tools.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';

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
        <ProductFilter query={query} choices={products.value} />
        {children}
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
      query={query}
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
