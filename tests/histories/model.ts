import type { RowValues } from '#database/schema/history.ts';
import { recordTables } from '#domain/history/recorded-tables.ts';
import { rowKey, stateKey } from '#domain/history/row-changes.ts';
import type { PublishedKind } from '#domain/kinds.ts';
import { catalogueKindNames, catalogueKinds, translatableFields } from '#domain/kinds.ts';

/** A value that the database makes up: taken over when it is first seen, and then it has to stay. */
export const learn = Symbol('learn');

export interface Row {
  table: string;
  row: RowValues;
}

/** The rows of a record with all that belongs to it. */
export type Rows = Map<string, Row>;

interface Binned {
  kind: string;
  id: number;
  removed: Row[];
}

/** What a record was after a version, and at which step that was. */
export interface Snapshot {
  rows: Rows;
  step: number;
}

/** What a bulk edit did to each of its records. */
export interface BulkEdited {
  kind: PublishedKind;
  step: number;
  /** Of an edit: the status that it changed, the links that it removed and added. */
  edited: Map<number, { status?: unknown; removed: Row[]; added: Row[] }>;
  /** Of a deletion: the entries in the bin, in order. */
  deleted: [id: number, entry: number][];
}

/** Columns that refer to a record, and of which kind. */
export const references: [table: string, column: string, kind: string][] = [
  ['product_category_mappings', 'product_id', 'products'],
  ['product_category_mappings', 'category_id', 'product_categories'],
  ['product_images', 'product_id', 'products'],
  ['item_codes', 'product_id', 'products'],
  ['gallery_images', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_categories', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_categories', 'gallery_category_id', 'gallery_categories'],
  ['gallery_item_products', 'gallery_item_id', 'gallery_items'],
  ['gallery_item_products', 'product_id', 'products'],
  ['news_media', 'news_item_id', 'news_items'],
];

/** The records that a row refers to; the first one owns it. */
export const endsOf = ({ table, row }: Row): { kind: string; id: number }[] =>
  references.flatMap(([of, column, kind]) =>
    of === table && row[column] !== null ? [{ kind, id: Number(row[column]) }] : [],
  );

const translatable = new Map<string, Set<string>>(
  catalogueKindNames.map((kind) => [
    kind,
    new Set(translatableFields(kind).map(({ name }) => name)),
  ]),
);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What must be there: plain rows, and what each operation does to them, without the history. */
export class Model {
  rows: Rows = new Map();
  bin = new Map<number, Binned>();
  snapshots = new Map<string, Map<string, Snapshot>>();
  /** The step in which an item code last went to another product. */
  moves = new Map<number, number>();
  /** The product that an item code had when it was removed. */
  lastProducts = new Map<number, unknown>();
  /** The step in which a record or what belongs to it last changed. */
  touched = new Map<string, number>();
  bulk = new Map<string, BulkEdited>();
  step = 0;
  /** Links that went along with a record at one of their ends, until they are written again. */
  lostLinks: Rows = new Map();
  /** What went along when a restored version removed an item code. */
  removedCodes = new Map<number, Row[]>();

  get(kind: string, id: number): RowValues | undefined {
    return this.rows.get(stateKey(kind, { id }))?.row;
  }

  all(table: string): RowValues[] {
    return [...this.rows.values()].flatMap((row) => (row.table === table ? [row.row] : []));
  }

  ids(table: string): number[] {
    return this.all(table).map(({ id }) => Number(id));
  }

  add(table: string, row: RowValues): void {
    const at = stateKey(table, rowKey(row));
    this.rows.set(at, { table, row });
    this.lostLinks.delete(at);
  }

  /** Changes columns; the translations of changed texts are out of date. */
  change(table: string, id: number, values: RowValues): void {
    const row = this.get(table, id);
    if (!row) return;
    for (const { row: text } of this.translationsOf(table, id)) {
      const field = String(text.field_name);
      if (!(field in values) || same(values[field], row[field])) continue;
      if (translatable.get(table)?.has(field)) text.outdated_since ??= learn;
    }
    if (table === 'item_codes' && 'product_id' in values && values.product_id !== row.product_id)
      this.moves.set(id, this.step);
    this.add(table, { ...row, ...values });
  }

  translationsOf(kind: string, id: number): Row[] {
    return [...this.rows.values()].filter(
      ({ table, row }) =>
        table === 'translations' && row.entity_type === kind && row.entity_id === id,
    );
  }

  /** Removes a row and what goes along with it; answers all of it. */
  remove(table: string, row: RowValues, goesAlong = false): Row[] {
    const at = stateKey(table, rowKey(row));
    const found = this.rows.get(at);
    if (!found) return [];
    this.rows.delete(at);
    if (goesAlong && !('id' in row)) this.lostLinks.set(at, found);
    if (table === 'item_codes') this.lastProducts.set(Number(row.id), found.row.product_id);
    const below = 'id' in row ? this.dependents(table, Number(row.id)) : [];
    return [found, ...below.flatMap((one) => this.remove(one.table, one.row, true))];
  }

  private dependents(kind: string, id: number): Row[] {
    const columns = references.filter((reference) => reference[2] === kind);
    const rows = [...this.rows.values()].filter(({ table, row }) =>
      columns.some(([of, column]) => of === table && row[column] === id),
    );
    return [...rows, ...this.translationsOf(kind, id)];
  }

  /** Whether everything that a row refers to is there. */
  fits(row: Row): boolean {
    return endsOf(row).every(({ kind, id }) => this.get(kind, id) !== undefined);
  }

  /** A record with all that belongs to it; a product with its item codes. */
  story(kind: string, id: number): Rows {
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
          for (const [at, row] of this.story('item_codes', Number(code.id))) rows.set(at, row);
    return rows;
  }

  slugTaken(kind: string, id: number | undefined, slug: unknown): boolean {
    return this.all(kind).some((row) => row.id !== id && row.slug === slug);
  }

  codeTaken(id: number | undefined, code: RowValues): boolean {
    return this.all('item_codes').some(
      (row) =>
        row.id !== id && row.product_id === code.product_id && row.item_code === code.item_code,
    );
  }

  pins(): number {
    return this.all('news_items').filter(({ is_pinned }) => is_pinned).length;
  }

  /** Restores a version; answers what the product has to answer. */
  restore(kind: string, id: number, { rows, step }: Snapshot, slug?: string): string {
    const ownKey = stateKey(kind, { id });
    const stored = rows.get(ownKey)?.row;
    const was = stored && slug && 'slug' in stored ? { ...stored, slug } : stored;
    const is = this.get(kind, id);
    if (!is) return 'gone';
    if (!was) return 'nothing left';
    const [now, then] = [this.story(kind, id), new Map(rows)];
    then.set(ownKey, { table: kind, row: was });
    if (kind === 'products') this.leaveMoved(id, step, now, then);
    if ('slug' in was && this.slugTaken(kind, id, was.slug)) return 'slug taken';
    if (was.is_pinned && !is.is_pinned && this.pins() === 3) return 'not now';
    if (kind === 'item_codes') {
      if (!this.fits({ table: kind, row: was })) return 'parent gone';
      if (this.codeTaken(id, was)) return 'taken';
    }
    const others = this.all('item_codes').filter(
      (code) => code.product_id === id && !now.has(stateKey('item_codes', { id: code.id })),
    );
    for (const { table, row } of then.values())
      if (table === 'item_codes' && kind === 'products')
        if (others.some((other) => other.item_code === row.item_code)) return 'taken';
    this.replace(kind, id, now, then);
    return 'ok';
  }

  private replace(kind: string, id: number, now: Rows, then: Rows): void {
    const is = this.get(kind, id);
    const was = then.get(stateKey(kind, { id }))?.row;
    if (kind === 'item_codes' && is?.product_id !== was?.product_id) this.moves.set(id, this.step);
    for (const [at, { table, row }] of now) {
      if (then.has(at)) continue;
      const removed = this.remove(table, row);
      if (table === 'item_codes') this.removedCodes.set(Number(row.id), removed);
    }
    const inOrder = [...then].toSorted(([, a], [, b]) => rank(a.table) - rank(b.table));
    for (const [at, { table, row }] of inOrder) {
      if (!this.rows.has(at) && !this.fits({ table, row })) continue;
      if (table === 'item_codes' && kind === 'products' && !this.rows.has(at))
        for (const [entry, { kind: of, id: code }] of this.bin)
          if (of === 'item_codes' && code === row.id) this.bin.delete(entry);
      this.add(table, { ...row });
    }
    const own = this.get(kind, id);
    if (!own || !is || !('display_order' in own)) return;
    own.display_order = is.display_order;
    if (own.is_pinned !== is.is_pinned) own.display_order = own.is_pinned ? 999 : 0;
  }

  /** Item codes that went from one product to another since stay where they are. */
  private leaveMoved(id: number, step: number, now: Rows, then: Rows): void {
    const codes = new Set(
      [...now.values(), ...then.values()].flatMap(({ table, row }) =>
        table === 'item_codes' ? [Number(row.id)] : [],
      ),
    );
    for (const code of codes) {
      const at = stateKey('item_codes', { id: code });
      const is = this.get('item_codes', code);
      const owner = is ? is.product_id : this.lastProducts.get(code);
      const isElsewhere = owner !== id;
      const cameIn = owner === id && !then.has(at) && (this.moves.get(code) ?? -1) > step;
      if (!isElsewhere && !cameIn) continue;
      for (const state of [now, then])
        for (const [key, { table, row }] of state)
          if (key === at || (table === 'translations' && isTextOf(row, code))) state.delete(key);
    }
  }

  /** Brings a record back from the bin; answers what the product has to answer. */
  bringBack(entry: number, slug?: string): string {
    const binned = this.bin.get(entry);
    if (!binned) return 'gone';
    const { kind, id, removed } = binned;
    const rows = removed.map(({ table, row }) => ({
      table,
      row: (slug && table === kind && 'slug' in row ? { ...row, slug } : { ...row }) as RowValues,
    }));
    const own = rows.find(({ table, row }) => table === kind && row.id === id);
    if (!own) return 'lost';
    if ('slug' in own.row && this.slugTaken(kind, id, own.row.slug)) return 'slug taken';
    if (own.row.is_pinned && this.pins() === 3) return 'not now';
    if (!this.fits(own)) return 'parent gone';
    if (kind === 'item_codes' && this.codeTaken(id, own.row)) return 'taken';
    this.bin.delete(entry);
    for (const row of rows.sort((a, b) => rank(a.table) - rank(b.table)))
      if (this.fits(row)) this.add(row.table, row.row);
    this.restoreLinks(kind, id);
    return 'ok';
  }

  /** The links that went along with this record, or with the record at their other end, come back. */
  private restoreLinks(kind: string, id: number): void {
    for (const link of [...this.lostLinks.values()])
      if (endsOf(link).some((end) => end.kind === kind && end.id === id) && this.fits(link))
        this.add(link.table, link.row);
  }
}

const isTextOf = (text: RowValues, code: number) =>
  text.entity_type === 'item_codes' && text.entity_id === code;

/** Records before what refers to them. */
const rank = (table: string) =>
  table === 'translations' ? 3 : table === 'item_codes' ? 1 : table in catalogueKinds ? 0 : 2;
