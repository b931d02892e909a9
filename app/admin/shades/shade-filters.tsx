import type { ComponentProps } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';
import { StatusFilter } from '../records/record-columns.tsx';

type Props = Pick<ComponentProps<typeof ProductRowFilters>, 'query' | 'products' | 'list'>;

/** The search and the filters of shades. */
export const ShadeFilters = (props: Props) => (
  <ProductRowFilters {...props} kind="shades" search={t('Search by number or name')}>
    <StatusFilter query={props.query} />
  </ProductRowFilters>
);
