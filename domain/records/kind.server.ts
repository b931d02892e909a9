import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import type { CardSubject } from '../share-card.ts';
import type { Fields, KindWords, PublishedWords } from './kind-words.ts';
import type { RecordTable } from './record-editing.server.ts';
import type { Upload, Uploads } from './stored-uploads.server.ts';

/** What a save works with. */
export interface Stores {
  db: Database;
  files: FileStore;
  /** Told of a step that failed without ending the save. */
  onlyLogged: (what: string, error: unknown) => void;
}

/** Why a record was not saved, as a code; the audience has the words. */
export type RecordRefusal =
  | { ok: false; refusal: 'changed' | 'gone' | 'too many pins' | 'no data returned' }
  /** Another record has the value, or the record that was chosen is gone. */
  | { ok: false; refusal: 'taken' | 'link gone'; field: string }
  | { ok: false; refusal: 'file'; field: string; message: string };

export interface RecordSaved {
  ok: true;
  id: number;
  /** For each file that was left out, the text that says why. */
  left_out?: string[];
  /** The categories that were chosen for a new record and no longer exist. */
  left_categories?: number[];
}

export type SaveOutcome = RecordSaved | RecordRefusal;

/** A record with its version and what its form shows, by field. */
export type RecordToEdit = { version: number } & Record<string, unknown>;

/**
 * A kind of record: screens, plans, previews, bulk edits and the bin do what they do to any kind of this.
 * Its table's name is the name of the kind.
 */
export interface Kind<Form extends z.ZodObject = z.ZodObject> extends KindWords {
  table: RecordTable;
  /** The rules of its form, by which browser and server check it. */
  form: Form;
  /** The rules for a new record that is no copy, if they are others. */
  newForm?: z.ZodObject;
  fields: Fields;
  /** The files that its form uploads, by field. */
  uploads: Readonly<Record<string, Upload>>;
  /** Undefined when there is no such record. */
  read(db: Database, id: number): Promise<RecordToEdit | undefined>;
  /** Adds a record, or changes what came of the one that `edit` names. Throws StepFailed. */
  save(
    stores: Stores,
    record: RecordToSave<z.output<Form>>,
    uploads: Uploads,
  ): Promise<SaveOutcome>;
}

/** A kind whose records are Active or Inactive and have a page each. */
export interface KindWithPage<Form extends z.ZodObject = z.ZodObject> extends Kind<Form> {
  page: PublishedWords['page'];
  table: RecordTable & { status: PgColumn };
  /** Which rows a list shows. */
  found(query: ListQuery): SQL | undefined;
  /** What `lacks` of its words names, as conditions on its records. */
  lacking?: Readonly<Record<string, SQL>>;
  /** The categories that a bulk edit sets: records that are linked to it, or a text of its own. */
  category: CategoryLinks | { column: PgColumn };
  /** What the picture of a shared page shows; null where there is no such page. */
  card(db: Database, language: string, slug: string): Promise<CardSubject | null>;
}

export interface CategoryLinks {
  links: PgTable;
  record: PgColumn;
  category: PgColumn;
  /** The kind of record that the categories are. */
  to: string;
}

/** Has the compiler check that what a kind does fits its form; answers it as it is. */
export function defineKind<Form extends z.ZodObject>(kind: KindWithPage<Form>): KindWithPage<Form>;
export function defineKind<Form extends z.ZodObject>(kind: Kind<Form>): Kind<Form>;
export function defineKind(kind: Kind): Kind {
  return kind;
}

/** The column of a field. */
export function columnOf({ table }: { table: PgTable }, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`there is no column ${field}`);
  return column;
}

/** What the records of a kind are named by. */
export const nameOf = (kind: Pick<Kind, 'table' | 'nameColumn'>): PgColumn =>
  columnOf(kind, kind.nameColumn);
