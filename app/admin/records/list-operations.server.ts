import { kinds } from '#domain/kinds/kinds.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { OrderedList } from '#domain/order/list-order.server.ts';
import type { Kind } from '#domain/records/kind.server.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import { type SaveTexts, saveOperation } from '../actions/save-operation.server.ts';
import { newPlanPart } from '../planned/new-plan-part.server.ts';
import { previewOperation } from '../previews/preview-operation.server.ts';
import { orderOperation } from '../reorder/order-operation.server.ts';
import { translationsPart } from '../side-by-side/side-by-side-operation.server.ts';

interface ListTexts<Names extends string> extends Omit<SaveTexts, 'failure'> {
  /** The headings of the toasts of refusals. */
  failures: Record<Names, string>;
}

/** The operations on the records of a list: save and delete. */
export const listOperations = (
  kind: Kind,
  { failures, ...texts }: ListTexts<'save' | 'delete'>,
) => ({
  save: saveOnce(texts.saved, saveOperation(kind, { ...texts, failure: failures.save })),
  delete: deleteOperation(kind, failures.delete),
});

/** The operations on the records of a list that have a page each: also status, preview and order. */
export const publishedOperations = (
  kind: PublishedKind,
  order: OrderedList,
  { parts = [], ...texts }: ListTexts<'save' | 'status' | 'delete'>,
) => {
  const withParts = { ...texts, parts: [...parts, translationsPart, newPlanPart] };
  return {
    ...listOperations(kinds[kind], withParts),
    status: statusOperation(kinds[kind], texts.failures.status),
    preview: previewOperation(
      kind,
      saveOperation(kinds[kind], { ...withParts, failure: texts.failures.save }),
    ),
    order: orderOperation(order),
  };
};
