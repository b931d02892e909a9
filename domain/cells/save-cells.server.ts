import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { beginBulkEdit } from '../bulk/begin-bulk-edit.server.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { whileCodesMove } from '../history/restore/moving-codes.server.ts';
import { findProductNamed } from '../products/product-choices.server.ts';
import { productLabels } from '../products/product-labels.server.ts';
import { copyTranslations } from '../translations/copy-translations.server.ts';
import { productColumn, type SentRow } from './cell-grid.ts';
import { type CellProblem, planOf, type RowPlan, type Stored } from './cell-plan.server.ts';
import { type CellStore, type CellValues, readRows } from './cell-store.server.ts';
import type { CopiedRecord, CopiedRecords } from './copied-record.server.ts';
import { takenNames } from './taken-names.server.ts';

export type CellsSaved =
  /** `undo` is the id of the bulk edit, absent if nothing had to be changed. */
  { ok: true; done: number; undo?: string } | { ok: false; problems: CellProblem[] };

/**
 * Saves the changed cells of many records in one transaction, as one bulk edit, or none of them. Only the cells that
 * were sent are compared with what others have saved since.
 */
export async function saveCells(
  db: Database,
  store: CellStore,
  sent: readonly SentRow[],
): Promise<CellsSaved> {
  try {
    return await trySave(db, store, sent);
  } catch (error) {
    // Another transaction took a name, or deleted a product, after it was checked: the next check finds it.
    if (!/^2350[35]$/.test(databaseFailure(error)?.code ?? '')) throw error;
    return trySave(db, store, sent);
  }
}

function trySave(db: Database, store: CellStore, sent: readonly SentRow[]): Promise<CellsSaved> {
  return db.transaction(async (tx): Promise<CellsSaved> => {
    const stored = await readStored(tx, store, sent);
    const plans = sent.map((row) => planOf(store.grid, row, stored));
    const { changed, problems } = await checked(tx, store, plans);
    if (problems.length > 0) return { ok: false, problems };
    if (changed.length === 0) return { ok: true, done: 0 };
    const undo = await beginBulkEdit(tx);
    await write(tx, store, changed);
    return { ok: true, done: changed.length, undo };
  });
}

/**
 * Saves the changed cells of one product's records in the caller's transaction, which has locked or created the
 * product. Returns the problems; if there are any, nothing was written. Cells of the column Product are ignored. A
 * new row gets what was `copied` for it, and the translations of the record that it copies.
 */
export async function saveCellsOfProduct(
  tx: Database,
  store: CellStore,
  product: number,
  sent: readonly SentRow[],
  copied: CopiedRecords,
): Promise<CellProblem[]> {
  const own = sent.map((row) => ({
    ...row,
    cells: row.cells.filter(({ column }) => column !== productColumn),
  }));
  const stored = await readStored(tx, store, own, eq(store.table.product_id, product));
  const plans = own.map((sentRow) => {
    const { row, values, problems, ...plan } = planOf(store.grid, sentRow, stored);
    return {
      ...{ ...plan, row },
      values: row ? values : { ...values, product_id: product },
      problems: problems.filter(({ column }) => column !== productColumn),
    };
  });
  const { changed, problems } = await checked(tx, store, plans);
  if (problems.length === 0) await write(tx, store, changed, copied);
  return problems;
}

/** Returns the rows to write, and the problems: if there is one, no row may be written. */
async function checked(tx: Database, store: CellStore, plans: readonly RowPlan[]) {
  const changed = plans.filter(({ values }) => Object.keys(values).length > 0);
  const problems = plans.flatMap((plan) => plan.problems);
  if (problems.length === 0) problems.push(...(await takenNames(tx, store, changed)));
  return { changed, problems };
}

const write = (
  tx: Database,
  store: CellStore,
  changed: readonly RowPlan[],
  copied?: CopiedRecords,
) =>
  whileCodesMove(tx, async () => {
    for (const { key, row, values } of changed) {
      if (!row) await create(tx, store, values, copied?.get(key));
      else if (!(await store.change(tx, row, values)))
        throw new Error(`the locked row ${row.id} was not written`);
    }
  });

async function create(
  tx: Database,
  store: CellStore,
  values: CellValues,
  copied: CopiedRecord | undefined,
): Promise<void> {
  const id = await store.create(tx, { ...copied?.values, ...values }, copied?.addresses ?? {});
  if (!copied) return;
  await copyTranslations(tx, store.grid.kind, copied.original, id);
  await store.copyLinks?.(tx, copied.original, id);
}

/** Locks the rows and reads what their cells are compared with. */
async function readStored(
  tx: Database,
  store: CellStore,
  sent: readonly SentRow[],
  within?: SQL,
): Promise<Stored> {
  const ids = sent.flatMap(({ id }) => id ?? []);
  const rows = await readRows(tx, store, ids, { within, locks: true });
  const labels = await productLabels(
    tx,
    [...rows.values()].map(({ product_id }) => product_id),
  );
  const names = sent.flatMap(({ cells }) =>
    cells.filter(({ column }) => column === productColumn).map(({ text }) => text.trim()),
  );
  const named = new Map<string, number | 'none' | 'several'>();
  for (const name of new Set(names)) named.set(name, await findProductNamed(tx, name));
  return { rows, labels, named };
}
