import { kinds } from '#domain/kinds/kinds.server.ts';
import type { OrderedList } from '#domain/order/list-order.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { listOperations } from '../records/list-operations.server.ts';
import { orderOperation } from '../reorder/order-operation.server.ts';
import type { CategoryKind } from './category-screen.tsx';
import { categoryFailures, categorySaved, categoryStepFailures } from './category-texts.ts';

/** The action of a category screen. */
export const categoryAction = (kind: CategoryKind, order: OrderedList) =>
  screenAction(
    categoryFailures,
    {
      ...listOperations(kinds[kind], { failures: categoryFailures, saved: categorySaved }),
      order: orderOperation(order),
    },
    { steps: categoryStepFailures },
  );
