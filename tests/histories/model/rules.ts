import type { RowValues } from '#database/schema/history.ts';
import type { Model } from './model.ts';

/** What a record must not have in common with others, as the database refuses it. */

const takenBy = (model: Model, kind: string, id: number | undefined, columns: RowValues) =>
  model
    .all(kind)
    .some(
      (row) =>
        row.id !== id && Object.entries(columns).every(([name, value]) => row[name] === value),
    );

/** Whether another record has this slug. */
export const slugTaken = (model: Model, kind: string, id: number | undefined, row: RowValues) =>
  'slug' in row && takenBy(model, kind, id, { slug: row.slug });

/** Whether another record has a unique value other than a slug. */
export function isTaken(model: Model, kind: string, id: number | undefined, row: RowValues) {
  const { product_id, item_code, email } = row;
  if (kind === 'item_codes')
    return product_id !== null && takenBy(model, kind, id, { product_id, item_code });
  return kind === 'newsletter_subscription' && takenBy(model, kind, id, { email });
}

const pins = (model: Model) => model.all('news_items').filter(({ is_pinned }) => is_pinned).length;

/** Whether this would be the fourth pinned item. */
export const isFourthPin = (model: Model, id: number | undefined, row: RowValues) =>
  row.is_pinned === true && !model.get('news_items', id ?? 0)?.is_pinned && pins(model) === 3;
