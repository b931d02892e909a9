import type { RowValues } from '#database/schema/history.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { Named, Row, Rows } from './rows.ts';

/** What a model stores besides its rows. */

/** A record in the bin with all rows that its deletion removed. */
export interface Binned extends Named {
  removed: Row[];
  /** Known once the database was read. */
  entry?: number;
}

/** The state of a record after a version, with its time. */
export interface Snapshot {
  rows: Rows;
  clock: number;
}

/** What a bulk edit did to each of its records. */
export interface BulkEdited {
  kind: PublishedKind;
  clock: number;
  /** For an edit: the changed columns, and the removed and added links. */
  edited: Map<number, { before: RowValues; removed: Row[]; added: Row[] }>;
  /** For a deletion: the entries in the bin, in order. */
  deleted: Binned[];
}

/** A plan that waits or was refused. */
export interface PlannedChange extends Named {
  kind: PublishedKind;
  /** Known once the database was read. */
  plan?: number;
  at: number;
  person: string;
  change: RowValues;
  before: RowValues;
  refused: string | null;
}
