import type { ComponentProps } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';

type Props = Pick<ComponentProps<typeof ProductRowFilters>, 'query' | 'products' | 'list'>;

/** The search and the filters of item codes. */
export const ItemCodeFilters = (props: Props) => (
  <ProductRowFilters {...props} kind="item_codes" search={t('Search by item code')} />
);
