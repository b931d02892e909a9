import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SavedFiles } from '../files/saved-files.server.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import type { ShareImageContent } from '../share-image.ts';
import type { Fields, KindWords, PublishedWords } from './kind-fields.ts';
import type { LinkTable } from './links.server.ts';
import type { RecordTable } from './record-editing.server.ts';
import type { Upload, Uploads } from './stored-uploads.server.ts';

/** The database and the file store that a save uses. */
export interface Stores {
  db: Database;
  files: FileStore;
  /** Called for a step that failed without failing the save. */
  onlyLogged: (what: string, error: unknown) => void;
  /**
   * Further work of a save. It stores its files before the transaction, and returns a function that the
   * transaction calls after it has written the record. If that function returns false, nothing is saved.
   */
  along?: (batch: SavedFiles) => Promise<(tx: Database, id: number) => Promise<boolean>>;
}

/** Why a record was not saved, as a code; the screen has the texts. */
export type RecordRefusal =
  | { ok: false; refusal: 'changed' | 'gone' | 'too many pins' | 'no data returned' }
  /** The work of {@link Stores.along} was refused. */
  | { ok: false; refusal: 'along' }
  /** 'taken': another record has this value. 'link gone': the chosen record does not exist any more. */
  | { ok: false; refusal: 'taken' | 'link gone'; field: string }
  /** 'no room': a part of the record does not fit where it was put. */
  | { ok: false; refusal: 'file' | 'no room'; field: string; message: string };

export interface RecordSaved {
  ok: true;
  id: number;
  /** The version of the saved record, if its form stays open. */
  version?: number | undefined;
  /** One text for each file that was left out, with the reason. */
  left_out?: string[];
  /** The ids of chosen categories that no longer exist. */
  left_categories?: number[];
}

export type SaveOutcome = RecordSaved | RecordRefusal;

/** A record with its version and the values of its form, by field. */
export type RecordToEdit = { version: number } & Record<string, unknown>;

/**
 * A kind of record. Screens, plans, previews, bulk edits and the bin work on every kind through this
 * interface. The name of the kind is the name of its table.
 */
export interface Kind<Form extends z.ZodObject = z.ZodObject> extends KindWords {
  table: RecordTable;
  /** The schema of its form; browser and server validate with it. */
  form: Form;
  /** The schema for a new record that is not a copy, if it differs from `form`. */
  newForm?: z.ZodObject;
  fields: Fields;
  /** The upload fields of its form, by name. */
  uploads: Readonly<Record<string, Upload>>;
  /** Undefined if there is no such record. */
  read(db: Database, id: number): Promise<RecordToEdit | undefined>;
  /** The condition for the rows that its list shows; without it, there is no list to change in bulk. */
  found?(query: ListQuery): SQL | undefined;
  /** The column that is false for Inactive records, if the table has no status. */
  active?: PgColumn;
  /** SQL for the name of a record in the bin, if that is not its name column. */
  binName?: SQL;
  /** For each key of `lacks` in its words: the condition that finds these records. */
  incomplete?: Readonly<Record<string, SQL>>;
  /** SQL that selects the translated texts of a record's parts: field, place, original, label. */
  partTexts?: SQL;
  /**
   * Adds a record, or changes the record that `edit` names if its version is still the same. Throws
   * StepFailed.
   */
  save(
    stores: Stores,
    record: RecordToSave<z.output<Form>>,
    uploads: Uploads,
  ): Promise<SaveOutcome>;
}

/** A kind whose records are Active or Inactive and have a public page each. */
export interface KindWithPage<Form extends z.ZodObject = z.ZodObject> extends Kind<Form> {
  page: PublishedWords['page'];
  table: RecordTable & { status: PgColumn };
  /** The condition for the rows that a list shows. */
  found(query: ListQuery): SQL | undefined;
  /** The categories that a bulk edit sets: links to records, or a text column. */
  category?: CategoryLinks | { column: PgColumn };
  /** The content of the share image of a page; null if there is no such page. */
  shareImage(db: Database, language: string, slug: string): Promise<ShareImageContent | null>;
  /** The path of the page that shows a record in its preview, if that is not its own. */
  previewPath?(db: Database, row: RowValues): Promise<string | undefined>;
}

export interface CategoryLinks extends LinkTable {
  /** The kind of the records that are linked as categories. */
  to: string;
}

/** Returns the kind unchanged; its type checks that read, save and form fit together. */
export function defineKind<Form extends z.ZodObject>(kind: KindWithPage<Form>): KindWithPage<Form>;
export function defineKind<Form extends z.ZodObject>(kind: Kind<Form>): Kind<Form>;
export function defineKind(kind: Kind): Kind {
  return kind;
}

/** The column of a field. Throws if the table has no such column. */
export function columnOf({ table }: { table: PgTable }, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`there is no column ${field}`);
  return column;
}

/** The column with the name of the records of a kind. */
export const nameOf = (kind: Pick<Kind, 'table' | 'nameColumn'>): PgColumn =>
  columnOf(kind, kind.nameColumn);

/** SQL for the name of a record in the bin. */
export const binNameOf = (kind: Pick<Kind, 'table' | 'nameColumn' | 'binName'>): PgColumn | SQL =>
  kind.binName ?? nameOf(kind);
