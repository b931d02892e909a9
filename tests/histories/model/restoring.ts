import type { RowValues } from '#database/schema/history.ts';
import { stateKey } from '#domain/history/recorded/row-changes.ts';
import type { Binned, Snapshot } from './kept.ts';
import type { Model } from './model.ts';
import { type Named, nameOf, type Rows, rank, referencedRecords } from './rows.ts';
import { isFourthPin, isTaken, slugTaken } from './rules.ts';

/** Restores the state of a record after a version; returns the product's expected response. */
export function restoreSnapshot(
  model: Model,
  { kind, id }: Named,
  { rows, clock }: Snapshot,
  slug?: string,
): string {
  const own = nameOf({ kind, id });
  const is = model.get(kind, id);
  const stored = rows.get(own)?.row;
  if (!is) return 'gone';
  if (!stored) return 'nothing left';
  const was: RowValues = slug && 'slug' in stored ? { ...stored, slug } : stored;
  const [now, then] = [model.recordRows(kind, id), new Map(rows)];
  then.set(own, { table: kind, row: was });
  if (kind === 'products') leaveMoved(model, id, clock, now, then);
  if (slugTaken(model, kind, id, was)) return 'slug taken';
  if (isFourthPin(model, id, was)) return 'not now';
  if (!model.fits({ table: kind, row: was })) return 'parent gone';
  if (isTaken(model, kind, id, was)) return 'taken';
  if (kind === 'products' && hasTakenCode(model, id, now, then)) return 'taken';
  replace(model, { kind, id }, now, then);
  model.raise({ kind, id });
  return 'ok';
}

/** Whether the product already has this code under another id, and keeps it. */
function hasTakenCode(model: Model, product: number, now: Rows, then: Rows): boolean {
  const others = model
    .all('item_codes')
    .filter(
      ({ id, product_id }) => product_id === product && !now.has(stateKey('item_codes', { id })),
    );
  return [...then.values()].some(
    ({ table, row }) =>
      table === 'item_codes' && others.some(({ item_code }) => item_code === row.item_code),
  );
}

function replace(model: Model, { kind, id }: Named, now: Rows, then: Rows): void {
  const is = model.get(kind, id);
  const was = then.get(nameOf({ kind, id }))?.row;
  if (kind === 'item_codes' && is?.product_id !== was?.product_id) model.moves.set(id, model.clock);
  for (const [at, { table, row }] of now) {
    if (then.has(at)) continue;
    if (table === 'item_codes') model.moveToBin(table, Number(row.id));
    else model.remove(table, row);
  }
  const inOrder = [...then].toSorted(([, a], [, b]) => rank(a.table) - rank(b.table));
  for (const [at, { table, row }] of inOrder) {
    const isThere = model.rows.has(at);
    if (!isThere && !model.fits({ table, row })) continue;
    if (table === 'item_codes' && kind === 'products' && !isThere) model.bin.delete(at);
    model.add(table, { ...row });
  }
  const own = model.get(kind, id);
  if (!own || !is || !('display_order' in own)) return;
  own.display_order = is.display_order;
  if (own.is_pinned !== is.is_pinned) own.display_order = own.is_pinned ? 999 : 0;
}

/** Item codes that moved to another product since then stay there. */
function leaveMoved(model: Model, product: number, clock: number, now: Rows, then: Rows): void {
  const codes = new Set(
    [...now.values(), ...then.values()].flatMap(({ table, row }) =>
      table === 'item_codes' ? [Number(row.id)] : [],
    ),
  );
  for (const id of codes) {
    const at = stateKey('item_codes', { id });
    const is = model.get('item_codes', id);
    const owner = is ? is.product_id : model.lastProducts.get(id);
    const isElsewhere = owner !== product;
    const cameIn = owner === product && !then.has(at) && (model.moves.get(id) ?? -1) > clock;
    if (!isElsewhere && !cameIn) continue;
    for (const state of [now, then])
      for (const [key, { table, row }] of state)
        if (key === at || (table === 'translations' && isTextOf(row, id))) state.delete(key);
  }
}

const isTextOf = (text: RowValues, code: number) =>
  text.entity_type === 'item_codes' && text.entity_id === code;

/** Restores a record from the bin; returns the product's expected response. */
export function restoreFromBin(model: Model, binned: Binned, slug?: string): string {
  const at = nameOf(binned);
  if (model.bin.get(at) !== binned) return 'gone';
  const { kind, id, removed } = binned;
  const rows = removed.map(({ table, row }) => ({
    table,
    row: (slug && table === kind && 'slug' in row ? { ...row, slug } : { ...row }) as RowValues,
  }));
  const own = rows.find(({ table, row }) => table === kind && row.id === id);
  if (!own) return 'lost';
  if (slugTaken(model, kind, id, own.row)) return 'slug taken';
  if (isFourthPin(model, undefined, own.row)) return 'not now';
  if (!model.fits(own)) return 'parent gone';
  if (isTaken(model, kind, id, own.row)) return 'taken';
  model.bin.delete(at);
  for (const row of rows.sort((a, b) => rank(a.table) - rank(b.table)))
    if (model.fits(row)) model.add(row.table, row.row);
  restoreLinks(model, binned);
  model.raise(binned);
  return 'ok';
}

/** Restores the links that were deleted with this record or with the record at their other end. */
function restoreLinks(model: Model, { kind, id }: Named): void {
  for (const link of [...model.lostLinks.values()])
    if (
      referencedRecords(link).some((end) => end.kind === kind && end.id === id) &&
      model.fits(link)
    )
      model.add(link.table, link.row);
}
