import type { RowValues } from '#database/schema/history.ts';
import { recordTables } from '#domain/history/recorded/recorded-tables.ts';
import { rowKey, stateKey } from '#domain/history/recorded/row-changes.ts';
import type { Binned, BulkEdited, PlannedChange, Snapshot } from './kept.ts';
import {
  copyOf,
  ignoredColumns,
  isLink,
  isTranslated,
  learn,
  type Named,
  nameOf,
  ownerOf,
  type Row,
  type Rows,
  referencedRecords,
  referencesTo,
  same,
} from './rows.ts';

/** The expected state: plain rows and what each operation does to them, without the history. */
export class Model {
  rows: Rows = new Map();
  bin = new Map<string, Binned>();
  plans: PlannedChange[] = [];
  bulk = new Map<string, BulkEdited>();
  inactive = new Set<string>();
  /** Addresses that were erased and not used since. */
  forgotten = new Set<string>();
  /** For each record: its version at the start of the step. */
  versions = new Map<string, number>();
  /** The records whose version this step has raised. */
  raised = new Set<string>();
  /** When a record or a row that belongs to it last changed. */
  touched = new Map<string, number>();
  /** When an item code last moved to another product. */
  moves = new Map<number, number>();
  /** The product that an item code had when it was deleted. */
  lastProducts = new Map<number, unknown>();
  /** Links that were deleted with a record at one of their ends, until they are written again. */
  lostLinks: Rows = new Map();
  /** By record and change set. */
  snapshots = new Map<string, Map<string, Snapshot>>();
  /** Counts operations. */
  clock = 0;

  /** A copy for trying an operation. Snapshots change only between steps. */
  copy(): Model {
    const copy = Object.assign(new Model(), this);
    copy.rows = copyOf(this.rows);
    copy.plans = this.plans.map((plan) => ({ ...plan }));
    copy.bin = new Map(this.bin);
    copy.bulk = new Map(this.bulk);
    copy.inactive = new Set(this.inactive);
    copy.forgotten = new Set(this.forgotten);
    copy.raised = new Set(this.raised);
    copy.touched = new Map(this.touched);
    copy.moves = new Map(this.moves);
    copy.lastProducts = new Map(this.lastProducts);
    copy.lostLinks = new Map(this.lostLinks);
    return copy;
  }

  get(kind: string, id: number): RowValues | undefined {
    return this.rows.get(stateKey(kind, { id }))?.row;
  }

  all(table: string): RowValues[] {
    return [...this.rows.values()].flatMap((row) => (row.table === table ? [row.row] : []));
  }

  ids(table: string): number[] {
    return this.all(table).map(({ id }) => Number(id));
  }

  /** Why an edit based on this version is refused; undefined if it is not. */
  conflict(kind: string, id: number, version: number): 'gone' | 'changed' | undefined {
    const at = nameOf({ kind, id });
    if (!this.rows.has(at)) return 'gone';
    return this.versions.get(at) === version && !this.raised.has(at) ? undefined : 'changed';
  }

  raise(record: Named): void {
    this.raised.add(nameOf(record));
  }

  add(table: string, row: RowValues): void {
    const at = stateKey(table, rowKey(row));
    const was = this.rows.get(at)?.row;
    const names = Object.keys({ ...was, ...row }).filter((name) => !ignoredColumns.has(name));
    const changed = names.filter((name) => !was || !same(was[name], row[name]));
    const content = changed.filter((name) => name !== 'display_order');
    const owner = ownerOf({ table, row });
    if (owner && content.length > 0) {
      this.touched.set(nameOf(owner), this.clock);
      const isOwn = table === owner.kind && content.some((name) => name !== 'outdated_since');
      if (isOwn || isLink(row)) this.raise(owner);
    }
    if (table === 'translations' && content.some((name) => name !== 'outdated_since'))
      this.raise({ kind: table, id: Number(row.id) });
    this.rows.set(at, { table, row });
    this.lostLinks.delete(at);
    if (table === 'newsletter_subscription') this.forgotten.delete(String(row.email));
  }

  /** Changes columns, and marks the translations of changed texts as out of date. */
  change(table: string, id: number, values: RowValues): void {
    const row = this.get(table, id);
    if (!row) return;
    for (const { row: text } of this.translationsOf(table, id)) {
      const field = String(text.field_name);
      if (!(field in values) || same(values[field], row[field])) continue;
      if (isTranslated(table, field)) text.outdated_since ??= learn;
    }
    if (table === 'item_codes' && 'product_id' in values && values.product_id !== row.product_id)
      this.moves.set(id, this.clock);
    this.add(table, { ...row, ...values });
  }

  translationsOf(kind: string, id: number): Row[] {
    return [...this.rows.values()].filter(
      ({ table, row }) =>
        table === 'translations' && row.entity_type === kind && row.entity_id === id,
    );
  }

  /** Removes a row with its dependents; returns all removed rows. */
  remove(table: string, row: RowValues, asDependent = false): Row[] {
    const at = stateKey(table, rowKey(row));
    const found = this.rows.get(at);
    if (!found) return [];
    this.rows.delete(at);
    const owner = ownerOf(found);
    if (owner) this.touched.set(nameOf(owner), this.clock);
    if (owner && isLink(row)) this.raise(owner);
    if (asDependent && isLink(row)) this.lostLinks.set(at, found);
    if (table === 'item_codes') this.lastProducts.set(Number(row.id), found.row.product_id);
    const below = isLink(row) ? [] : this.dependents(table, Number(row.id));
    return [found, ...below.flatMap((one) => this.remove(one.table, one.row, true))];
  }

  private dependents(kind: string, id: number): Row[] {
    const columns = referencesTo(kind);
    const rows = [...this.rows.values()].filter(({ table, row }) =>
      columns.some(([of, column]) => of === table && row[column] === id),
    );
    return [...rows, ...this.translationsOf(kind, id)];
  }

  /** Moves a record with its dependents to the bin; undefined if there is none. */
  moveToBin(kind: string, id: number): Binned | undefined {
    const own = this.get(kind, id);
    if (!own) return undefined;
    const binned = { kind, id, removed: this.remove(kind, own) };
    this.bin.set(nameOf(binned), binned);
    return binned;
  }

  /** Whether everything that a row refers to exists. */
  fits(row: Row): boolean {
    return referencedRecords(row).every(({ kind, id }) => this.get(kind, id) !== undefined);
  }

  /** A record with the rows that belong to it; a product with its item codes. */
  recordRows(kind: string, id: number): Rows {
    const owners = new Map(recordTables(kind).map(({ table, owner }) => [table, owner]));
    const rows: Rows = new Map();
    for (const [at, { table, row }] of this.rows) {
      const isOwn = owners.has(table) && row[owners.get(table) ?? ''] === id;
      const isText = table === 'translations' && row.entity_type === kind && row.entity_id === id;
      if (isOwn || isText) rows.set(at, { table, row: { ...row } });
    }
    if (kind === 'products')
      for (const code of this.all('item_codes'))
        if (code.product_id === id)
          for (const [at, row] of this.recordRows('item_codes', Number(code.id))) rows.set(at, row);
    return rows;
  }
}
