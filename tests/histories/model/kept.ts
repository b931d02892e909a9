import type { RowValues } from '#database/schema/history.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { Named, Row, Rows } from './rows.ts';

/** What a model keeps besides its rows. */

/** A record in the bin, with all that the deletion removed. */
export interface Binned extends Named {
  removed: Row[];
  /** Known when the database was read. */
  entry?: number;
}

/** What a record was after a version, and when that was. */
export interface Snapshot {
  rows: Rows;
  clock: number;
}

/** What a bulk edit did to each of its records. */
export interface BulkEdited {
  kind: PublishedKind;
  clock: number;
  /** Of an edit: the columns that it changed, the links that it removed and added. */
  edited: Map<number, { before: RowValues; removed: Row[]; added: Row[] }>;
  /** Of a deletion: the entries in the bin, in order. */
  deleted: Binned[];
}

/** A planned change that waits or was refused. */
export interface PlannedChange extends Named {
  kind: PublishedKind;
  /** Known when the database was read. */
  plan?: number;
  at: number;
  person: string;
  change: RowValues;
  before: RowValues;
  refused: string | null;
}
