import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { changeSet } from '#database/postgres/change-variables.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { violatesUnique } from '../failures/failure-reason.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKinds } from '../kinds/kinds.ts';
import { columnOf } from '../records/kind.server.ts';
import { changeRecord, type Edit } from '../records/record-editing.server.ts';
import { mayTranslateInto, type Rights } from '../roles/role-rights.ts';

export interface NewTranslation {
  entity: CatalogueKind;
  id: number;
  field: string;
  language_code: string;
  translated_value: string;
}

/** A new translation, with the original text that the translator saw. */
export type TranslationToAdd = NewTranslation & { original: string | undefined };

/**
 * Adds a translation. Each field has at most one translation per language ('taken'), and its record and
 * language must exist.
 */
export async function addTranslation(
  db: Database,
  actor: Rights,
  { original, ...translation }: TranslationToAdd,
): Promise<'added' | 'taken' | 'original changed' | 'gone' | 'unknown language' | 'not allowed'> {
  const { entity, id, field, language_code } = translation;
  if (!mayTranslateInto(actor, language_code)) return 'not allowed';
  try {
    return await db.transaction(async (tx) => {
      // Lock the record, so that a concurrent deletion also deletes this translation.
      const place = { entity_type: entity, entity_id: id, field_name: field };
      const now = await lockOriginal(tx, place);
      if (now === undefined) return 'gone';
      if (!isOriginal(now, original)) return 'original changed';
      if ((await tx.$count(languages, eq(languages.code, language_code))) === 0)
        return 'unknown language';
      await addTranslations(tx, [translation]);
      return 'added';
    });
  } catch (error) {
    if (violatesUnique(error, 'translations_one_per_field_and_language')) return 'taken';
    throw error;
  }
}

/** Adds translations of records that the same transaction has created or locked. Throws if one exists already. */
export async function addTranslations(tx: Database, added: NewTranslation[]): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(translations).values(
    added.map(({ entity, id, field, ...text }) => ({
      entity_type: entity,
      entity_id: id,
      field_name: field,
      ...text,
    })),
  );
}

/** Changes a translation of the text `original`, and marks it as up to date. */
export function changeTranslation(
  db: Database,
  actor: Rights,
  edit: Edit,
  translated_value: string,
  original: string | undefined,
): Promise<TranslationChange> {
  return changeSeen(db, actor, edit, original, {
    ...{ translated_value, outdated_since: null },
    updated_at: new Date(),
  });
}

/** Marks a translation as up to date with `original`, which changed after it was made. */
export function confirmTranslation(
  db: Database,
  actor: Rights,
  edit: Edit,
  original: string | undefined,
): Promise<TranslationChange> {
  return changeSeen(db, actor, edit, original, { outdated_since: null });
}

/** 'original changed': the original is no longer the text that the translator saw; nothing is saved. */
export type TranslationChange = 'saved' | 'changed' | 'original changed' | 'gone' | 'not allowed';

function changeSeen(
  db: Database,
  actor: Rights,
  edit: Edit,
  original: string | undefined,
  columns: Partial<typeof translations.$inferInsert>,
): Promise<TranslationChange> {
  return db.transaction(async (tx) => {
    const found = await findTranslation(tx, edit.id);
    if (!found) return 'gone';
    if (!mayTranslateInto(actor, found.language_code)) return 'not allowed';
    if (!isOriginal(await lockOriginal(tx, found), original))
      // It may have been deleted while this transaction waited for the lock.
      return (await findTranslation(tx, edit.id)) ? 'original changed' : 'gone';
    const saved = await changeRecord(tx, translations, edit, columns);
    return saved.ok ? 'saved' : saved.refusal;
  });
}

interface TranslatedField {
  entity_type: CatalogueKind;
  entity_id: number;
  field_name: string;
}

function selectOriginal(db: Database, { entity_type, entity_id, field_name }: TranslatedField) {
  const kind = kinds[entity_type];
  const text = catalogueKinds[entity_type].fields[field_name as never]
    ? sql<string | null>`${columnOf(kind, field_name)}`
    : sql<
        string | null
      >`(select part.original from (${kind.partTexts}) part where part.field = ${field_name})`;
  return db
    .select({ text })
    .from(kind.table as PgTable)
    .where(eq(kind.table.id, entity_id));
}

/** Locks the record and returns the original text; undefined if the record does not exist. */
export async function lockOriginal(tx: Database, place: TranslatedField) {
  const [record] = await selectOriginal(tx, place).for('update');
  return record && (record.text ?? '');
}

/** Whether this is the text that was shown. Forms may change line breaks. */
function isOriginal(now: string | undefined, shown: string | undefined): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n');
  return now !== undefined && shown !== undefined && plain(now) === plain(shown);
}

/** The current original text of a translation; undefined if its record does not exist. */
export async function findOriginal(
  db: Database,
  place: TranslatedField,
): Promise<string | undefined> {
  const [record] = await selectOriginal(db, place);
  return record && (record.text ?? '');
}

export type DeletedTranslation =
  | { ok: true; set: string }
  | { ok: false; refusal: 'changed' | 'gone' | 'not allowed' };

/** Deletes a translation; the field then shows its original. `set` is the change set, for undo. */
export function deleteTranslation(
  db: Database,
  actor: Rights,
  { id, version }: Edit,
): Promise<DeletedTranslation> {
  return db.transaction(async (tx): Promise<DeletedTranslation> => {
    const [found] = await tx
      .select()
      .from(translations)
      .where(eq(translations.id, id))
      .for('update');
    if (!found) return { ok: false, refusal: 'gone' };
    if (!mayTranslateInto(actor, found.language_code)) return { ok: false, refusal: 'not allowed' };
    if (found.version !== version) return { ok: false, refusal: 'changed' };
    await tx.delete(translations).where(eq(translations.id, id));
    return { ok: true, set: await changeSet(tx) };
  });
}

/** A translation with its version; undefined if there is none. */
export async function findTranslation(db: Database, id: number) {
  const [row] = await db.select().from(translations).where(eq(translations.id, id));
  return row;
}
