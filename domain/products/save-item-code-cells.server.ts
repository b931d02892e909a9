import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes } from '#database/schema/products.ts';
import { beginBulkEdit } from '../bulk/begin-bulk-edit.server.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { whileCodesMove } from '../history/moving-codes.server.ts';
import { changeRecord } from '../records/record-editing.server.ts';
import {
  type CellProblem,
  planOf,
  type RowPlan,
  type Stored,
} from './item-code-cell-plan.server.ts';
import type { SentRow } from './item-code-cells.ts';
import { createItemCode } from './item-code-editing.server.ts';
import { findProductNamed } from './product-choices.server.ts';
import { productLabels } from './product-labels.server.ts';
import { takenCodes } from './taken-codes.server.ts';

export type CellsSaved =
  /** `undo` is the id of the bulk edit, absent if nothing had to be changed. */
  { ok: true; done: number; undo?: string } | { ok: false; problems: CellProblem[] };

/**
 * Saves the changed cells of many item codes in one transaction, as one bulk edit, or none of them. Only the cells
 * that were sent are compared with what others have saved since.
 */
export async function saveItemCodeCells(
  db: Database,
  sent: readonly SentRow[],
): Promise<CellsSaved> {
  try {
    return await trySave(db, sent);
  } catch (error) {
    // Another transaction took a code, or deleted a product, after it was checked: the next check finds it.
    if (!/^2350[35]$/.test(databaseFailure(error)?.code ?? '')) throw error;
    return trySave(db, sent);
  }
}

function trySave(db: Database, sent: readonly SentRow[]): Promise<CellsSaved> {
  return db.transaction(async (tx): Promise<CellsSaved> => {
    const stored = await readStored(tx, sent);
    const { changed, problems } = await checked(
      tx,
      sent.map((row) => planOf(row, stored)),
    );
    if (problems.length > 0) return { ok: false, problems };
    if (changed.length === 0) return { ok: true, done: 0 };
    const undo = await beginBulkEdit(tx);
    await write(tx, changed);
    return { ok: true, done: changed.length, undo };
  });
}

/**
 * Saves the changed cells of one product's codes in the caller's transaction, which has locked or created the product.
 * Answers why nothing was written; the column of the product does not count.
 */
export async function saveCellsOfProduct(
  tx: Database,
  product: number,
  sent: readonly SentRow[],
): Promise<CellProblem[]> {
  const own = sent.map((row) => ({
    ...row,
    cells: row.cells.filter(({ column }) => column !== 'product_id'),
  }));
  const stored = await readStored(tx, own, eq(item_codes.product_id, product));
  const plans = own.map((sentRow) => {
    const { row, values, problems, ...plan } = planOf(sentRow, stored);
    return {
      ...{ ...plan, row },
      values: row ? values : { ...values, product_id: product },
      problems: problems.filter(({ column }) => column !== 'product_id'),
    };
  });
  const { changed, problems } = await checked(tx, plans);
  if (problems.length === 0) await write(tx, changed);
  return problems;
}

/** The rows that have to be written, and why none of them may be. */
async function checked(tx: Database, plans: readonly RowPlan[]) {
  const changed = plans.filter(({ values }) => Object.keys(values).length > 0);
  const problems = plans.flatMap((plan) => plan.problems);
  if (problems.length === 0) problems.push(...(await takenCodes(tx, changed)));
  return { changed, problems };
}

const write = (tx: Database, changed: readonly RowPlan[]) =>
  whileCodesMove(tx, async () => {
    for (const { row, values } of changed)
      if (row) await writeRow(tx, row, values);
      else await createItemCode(tx, newCode(values), {});
  });

/** Writes a locked row; the version rises, so that open forms of it conflict. */
async function writeRow(
  tx: Database,
  row: NonNullable<RowPlan['row']>,
  values: RowPlan['values'],
): Promise<void> {
  const outcome = await changeRecord(tx, item_codes, row, values);
  if (outcome !== 'saved') throw new Error(`a locked row is ${outcome}`);
}

/** A new row without problems has its code and its product. */
const newCode = (values: RowPlan['values']) => ({
  ...values,
  item_code: values.item_code ?? '',
  product_id: values.product_id ?? 0,
});

/** Locks the rows, in the order of their ids so that two saves never wait for each other. */
async function readStored(tx: Database, sent: readonly SentRow[], within?: SQL): Promise<Stored> {
  const ids = sent.flatMap(({ id }) => id ?? []);
  const rows = await tx
    .select()
    .from(item_codes)
    .where(and(inArray(item_codes.id, ids), within))
    .orderBy(item_codes.id)
    .for('update');
  const labels = await productLabels(
    tx,
    rows.map(({ product_id }) => product_id),
  );
  const names = sent.flatMap(({ cells }) =>
    cells.filter(({ column }) => column === 'product_id').map(({ text }) => text.trim()),
  );
  const named = new Map<string, number | 'none' | 'several'>();
  for (const name of new Set(names)) named.set(name, await findProductNamed(tx, name));
  return { rows: new Map(rows.map((row) => [row.id, row])), labels, named };
}
