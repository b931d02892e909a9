import type { RowValues } from '#database/schema/history.ts';
import { stateKey } from '#domain/history/recorded/row-changes.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { DatabaseState, Entry } from './database-state.ts';
import { Difference } from './difference.ts';
import type { Model } from './model/model.ts';
import { ignoredColumns, nameOf, type Rows, same } from './model/rows.ts';

/** The history and the versions of all records, tracked from step to step. */
export class HistoryCheck {
  lastEntry = 0;
  /** For each record: its present version and the highest one so far. */
  readonly versions = new Map<string, number>();
  readonly everSeen = new Map<string, number[]>();
  #contents = new Map<string, string>();
  /** The rows that result from the history. */
  readonly #replayed = new Map<string, RowValues>();

  /** Checks what a step has changed. */
  check(model: Model, state: DatabaseState): void {
    this.#checkVersions(state.rows, model.raised);
    this.#replay(model, state);
    this.lastEntry = state.entries.at(-1)?.id ?? this.lastEntry;
  }

  /** A row that has changed has a new version. */
  #checkVersions(there: Rows, raised: Set<string>): void {
    const contents = new Map<string, string>();
    for (const [at, { row }] of there) {
      if (!('version' in row)) continue;
      const { version, updated_at, likes, display_order, outdated_since, ...content } = row;
      const text = JSON.stringify(content);
      contents.set(at, text);
      const ever = this.everSeen.get(at) ?? [];
      const highest = Math.max(0, ...ever);
      const mustRise = this.#contents.get(at) !== text || raised.has(at);
      if (mustRise ? Number(version) <= highest : Number(version) < highest)
        throw new Difference(`version of ${at} is ${version} after ${highest}`);
      if (Number(version) > highest) this.everSeen.set(at, [...ever.slice(-5), Number(version)]);
      this.versions.set(at, Number(version));
    }
    this.#contents = contents;
  }

  /** Checks that replaying the history leads to the present rows. */
  #replay(model: Model, { rows: there, entries }: DatabaseState): void {
    for (const { operation, table_name, row_key, after } of entries) {
      if (operation === 'order' || !row_key) continue;
      const at = stateKey(table_name, row_key);
      if (operation === 'delete') this.#replayed.delete(at);
      else this.#replayed.set(at, { ...this.#replayed.get(at), ...after });
    }
    // An erased subscriber is deleted without an entry, and so is a change away from an erased address.
    for (const [at, { email }] of this.#replayed) {
      if (!at.startsWith('newsletter_subscription ')) continue;
      const row = there.get(at)?.row;
      if (!row) this.#replayed.delete(at);
      else if (model.forgotten.has(String(email))) this.#replayed.set(at, row);
    }
    for (const at of this.#replayed.keys())
      if (!there.has(at)) throw new Difference(`the history has a row too many: ${at}`);
    for (const [at, { table, row }] of there) {
      const replayed = this.#replayed.get(at);
      if (!replayed) throw new Difference(`the history lacks a row: ${at}`);
      for (const [name, value] of Object.entries(row)) {
        if (ignoredColumns.has(name) || (name === 'display_order' && table in recordKinds))
          continue;
        if (!same(replayed[name], value))
          throw new Difference(
            `the history has ${JSON.stringify(replayed[name])} for ${name} of ${at}, not ${JSON.stringify(value)}`,
          );
      }
    }
  }
}

/**
 * Checks that the operations after `clock` wrote history of the records that they changed and of no other,
 * and that the last one that changed a record wrote its last entry. `actors` are their authors, in order.
 */
export function checkRecords(
  model: Model,
  entries: Entry[],
  clock: number,
  actors: (string | null)[],
): void {
  const written = new Map(
    entries.flatMap(({ kind, record_id, actor }) =>
      record_id === null ? [] : [[nameOf({ kind, id: record_id }), actor] as const],
    ),
  );
  for (const [at, actor] of written) {
    const touched = model.touched.get(at) ?? 0;
    if (touched <= clock) throw new Difference(`the history has a change of ${at}`);
    const expected = actors[touched - clock - 1];
    // A deletion writes its entry before it waits for another person's change of a dependent row.
    if (actors.length > 1 && model.rows.has(at) && actor !== expected)
      throw new Difference(`${actor} was the last to change ${at}, expected ${expected}`);
  }
  for (const [at, touched] of model.touched)
    if (touched > clock && !written.has(at) && !at.startsWith('newsletter_subscription '))
      throw new Difference(`the history has no change of ${at}`);
}

/**
 * Stores the state of each changed record under its newest change set: the state that this version must
 * restore.
 */
export function storeSnapshots(model: Model, entries: Entry[]): void {
  const sets = new Map<string, { kind: string; id: number; set: string }>();
  const put = (kind: string, id: number, set: string) =>
    sets.set(nameOf({ kind, id }), { kind, id, set });
  for (const { kind, record_id, parent_id, change_set, before } of entries) {
    if (record_id === null) continue;
    put(kind, record_id, change_set);
    if (kind !== 'item_codes') continue;
    for (const product of [parent_id, before?.product_id])
      if (product) put('products', Number(product), change_set);
  }
  for (const [at, { kind, id, set }] of sets) {
    const known = model.snapshots.get(at) ?? new Map();
    known.set(set, { rows: model.recordRows(kind, id), clock: model.clock });
    if (known.size > 25) known.delete(known.keys().next().value ?? '');
    model.snapshots.set(at, known);
  }
}
