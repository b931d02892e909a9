import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import { catalogueTable } from '../records/catalogue-table.server.ts';
import type { CatalogueKind } from '../records/kinds.ts';
import { changeRecord, type Edit } from '../records/record-editing.server.ts';
import { mayTranslateInto, type Rights } from '../roles/rights.ts';

export interface NewTranslation {
  entity: CatalogueKind;
  id: number;
  field: string;
  language_code: string;
  translated_value: string;
}

/** Adds a translation: one a field and language, of a record and a language that exist. */
export async function addTranslation(
  db: Database,
  actor: Rights,
  translation: NewTranslation,
): Promise<'added' | 'taken' | 'gone' | 'unknown language' | 'not allowed'> {
  const { entity, id, language_code } = translation;
  if (!mayTranslateInto(actor, language_code)) return 'not allowed';
  const { table } = catalogueTable(entity);
  try {
    return await db.transaction(async (tx) => {
      // Held, so that a record that is deleted meanwhile takes this translation along.
      const [record] = await tx
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, id))
        .for('update');
      if (!record) return 'gone';
      if ((await tx.$count(languages, eq(languages.code, language_code))) === 0)
        return 'unknown language';
      await addTranslations(tx, [translation]);
      return 'added';
    });
  } catch (error) {
    if (isTaken(error, 'translations_one_per_field_and_language')) return 'taken';
    throw error;
  }
}

/** Adds translations of records that the same transaction has made or holds; throws where one is there already. */
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

/** Writes a translation anew, which also says that it fits its original again. */
export async function changeTranslation(
  db: Database,
  actor: Rights,
  edit: Edit,
  translated_value: string,
): Promise<'saved' | 'changed' | 'gone' | 'not allowed'> {
  if (!(await mayChange(db, actor, edit.id))) return 'not allowed';
  const columns = { translated_value, outdated_since: null, updated_at: new Date() };
  return changeRecord(db, translations, edit, columns);
}

/** Somebody has looked at a translation whose original changed, and it still fits. */
export async function confirmTranslation(
  db: Database,
  actor: Rights,
  id: number,
): Promise<'done' | 'not allowed'> {
  if (!(await mayChange(db, actor, id))) return 'not allowed';
  await db.update(translations).set({ outdated_since: null }).where(eq(translations.id, id));
  return 'done';
}

/** Deletes a translation: the field then shows its original. One that is gone already is no failure. */
export async function deleteTranslation(
  db: Database,
  actor: Rights,
  id: number,
): Promise<'done' | 'not allowed'> {
  if (!(await mayChange(db, actor, id))) return 'not allowed';
  await db.delete(translations).where(eq(translations.id, id));
  return 'done';
}

/** Whether somebody translates into the language of this translation; of one that is gone anybody may hear so. */
async function mayChange(db: Database, actor: Rights, id: number): Promise<boolean> {
  const found = await findTranslation(db, id);
  return !found || mayTranslateInto(actor, found.language_code);
}

/** A translation with its version; undefined when there is none. */
export async function findTranslation(db: Database, id: number) {
  const [row] = await db.select().from(translations).where(eq(translations.id, id));
  return row;
}
