import type { RowValues } from '#database/schema/history.ts';
import type { Model } from './model.ts';

/** A list that people put in order: the rows of a table, or some of them. */
export interface ModelList {
  table: string;
  has?(row: RowValues): boolean;
  /** Decides between rows of the same place, before their ids. */
  ties?(a: RowValues, b: RowValues): number;
}

export const byText =
  (name: string) =>
  (a: RowValues, b: RowValues): number =>
    String(a[name]) < String(b[name]) ? -1 : String(a[name]) > String(b[name]) ? 1 : 0;

/** The ids of a list as it stands. */
export function currentOrder(model: Model, { table, has, ties }: ModelList): number[] {
  const place = ({ display_order }: RowValues) => Number(display_order ?? Number.POSITIVE_INFINITY);
  return model
    .all(table)
    .filter((row) => has?.(row) ?? true)
    .sort((a, b) => Math.sign(place(a) - place(b)) || ties?.(a, b) || Number(a.id) - Number(b.id))
    .map(({ id }) => Number(id));
}

/** Saves an order of rows that stood as `before`; answers what the product has to answer. */
export function reorder(model: Model, list: ModelList, before: number[], after: number[]): string {
  const now = currentOrder(model, list);
  const mine = now.filter((id) => before.includes(id));
  if (mine.length === 0) return 'gone';
  if (before.filter((id) => mine.includes(id)).join() !== mine.join()) return 'changed';
  const next = after.filter((id) => mine.includes(id));
  number(
    model,
    list,
    now.map((id) => (mine.includes(id) ? (next.shift() ?? id) : id)),
  );
  return 'ok';
}

/** Moves one row to a place counted from 1. */
export function move(model: Model, list: ModelList, id: number, to: number): string {
  const now = currentOrder(model, list);
  if (!now.includes(id)) return 'gone';
  number(model, list, now.filter((other) => other !== id).toSpliced(to - 1, 0, id));
  return 'ok';
}

function number(model: Model, { table }: ModelList, ids: number[]): void {
  for (const [at, id] of ids.entries()) model.change(table, id, { display_order: at + 1 });
}
