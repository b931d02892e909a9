import type { RowValues } from '#database/schema/history.ts';
import { rowKey, stateKey } from '#domain/history/recorded/row-changes.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { plannedValues } from '#domain/planned/planned-form.server.ts';
import type { DatabaseState } from './database-state.ts';
import { Difference } from './difference.ts';
import type { Model } from './model/model.ts';
import { ignoredColumns, learn, nameOf, type Rows, same } from './model/rows.ts';

/** Checks that the database equals the model, which takes over the values that the database set. */
export function compare(model: Model, state: DatabaseState): void {
  compareRows(model.rows, state.rows);
  compareBin(model, state);
  comparePlans(model, state.plans);
  checkTexts(state.rows);
  checkForgotten(model, state);
}

function compareRows(rows: Rows, there: Rows): void {
  for (const at of there.keys()) if (!rows.has(at)) throw new Difference(`unexpected row ${at}`);
  for (const [at, { row: expected }] of rows) {
    const is = there.get(at)?.row;
    if (!is) throw new Difference(`missing row ${at}`);
    for (const [name, value] of Object.entries(is)) {
      if (ignoredColumns.has(name)) continue;
      const known = expected[name];
      if (known === undefined || (known === learn && value !== null)) expected[name] = value;
      else if (!same(known, value))
        throw new Difference(`${name} of ${at} is ${inWords(value)}, expected ${inWords(known)}`);
    }
  }
}

const inWords = (value: unknown) => (value === learn ? 'a moment' : JSON.stringify(value));

function compareBin(model: Model, { bin, entries }: DatabaseState): void {
  const there = new Map(bin.map((entry) => [recordOf(entry), entry]));
  for (const at of there.keys())
    if (!model.bin.has(at)) throw new Difference(`the bin has ${at} too much`);
  for (const [at, { entry, removed }] of model.bin) {
    const is = there.get(at);
    if (!is || (entry !== undefined && is.id !== entry))
      throw new Difference(`the bin has ${is?.id} for ${at}, expected ${entry ?? 'an entry'}`);
    if (entry !== undefined) continue;
    const deleted: Rows = new Map(
      entries.flatMap(({ change_set, operation, table_name: table, row_key, before }) =>
        change_set === is.change_set && operation === 'delete' && row_key && before
          ? [[stateKey(table, row_key), { table, row: before }]]
          : [],
      ),
    );
    // Compares the values that the rows had; the database's own values are taken over.
    compareRows(
      new Map(removed.map((row) => [stateKey(row.table, rowKey(row.row)), row])),
      deleted,
    );
  }
}

const recordOf = ({ kind, record_id }: RowValues) =>
  nameOf({ kind: String(kind), id: Number(record_id) });

/** Assigns the entries of the bin to their records, once the model is known to be right. */
export function learnEntries(model: Model, { bin }: DatabaseState): void {
  for (const entry of bin) {
    const binned = model.bin.get(recordOf(entry));
    if (binned) binned.entry = Number(entry.id);
  }
}

function comparePlans(model: Model, there: RowValues[]): void {
  const text = (...values: unknown[]) => JSON.stringify(values);
  const known = new Set(model.plans.map(({ plan }) => plan));
  for (const plan of model.plans) {
    const { kind, id, at, person, refused } = plan;
    const own = text(kind, id, at, person, refused, plan.change, plan.before);
    const found = there.find(
      (row) =>
        (plan.plan === undefined ? !known.has(Number(row.id)) : row.id === plan.plan) &&
        own ===
          text(
            ...[row.kind, row.record_id, Date.parse(String(row.at)), row.administrator_id],
            ...[
              row.refused_reason,
              inOrderOf(plan.change, plannedValues(kinds[kind], row.change as RowValues)),
              inOrderOf(plan.before, row.before),
            ],
          ),
    );
    if (!found) throw new Difference(`the plan ${plan.plan} ${own} is not there`);
    plan.plan = Number(found.id);
    known.add(plan.plan);
  }
  for (const { id } of there)
    if (!known.has(Number(id))) throw new Difference(`the plan ${id} is there`);
}

/** Sorts the names as the model does, because the database has its own order; links have none. */
function inOrderOf(names: RowValues, stored: unknown): RowValues {
  const values = stored as RowValues;
  const all = [...new Set([...Object.keys(names), ...Object.keys(values)])];
  return Object.fromEntries(
    all.map((name) => [
      name,
      Array.isArray(values[name]) ? values[name].toSorted((a, b) => a - b) : values[name],
    ]),
  );
}

/** Checks that each translation has its record. */
function checkTexts(there: Rows): void {
  for (const { table, row } of there.values())
    if (
      table === 'translations' &&
      !there.has(stateKey(String(row.entity_type), { id: row.entity_id }))
    )
      throw new Difference(`translation ${row.id} is an orphan`);
}

/** Checks that deleted subscribers and erased addresses are in no history. */
function checkForgotten(model: Model, { subscribers }: DatabaseState): void {
  for (const { id, was, is } of subscribers) {
    const at = nameOf({ kind: 'newsletter_subscription', id: Number(id) });
    if (!model.rows.has(at) && !model.bin.has(at))
      throw new Difference(`the history has the subscriber ${id}, who is gone for good`);
    for (const email of [was, is])
      if (model.forgotten.has(String(email)))
        throw new Difference(`the history has ${email}, which was erased`);
  }
}
