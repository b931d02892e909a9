import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { changeSet } from '#database/postgres/change-variables.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, translatableFields } from '../kinds/kinds.ts';
import { changeRecord } from '../records/record-editing.server.ts';
import { mayTranslateInto, type Rights } from '../roles/role-rights.ts';
import { withoutInvisible } from '../texts/invisible.ts';
import { readSeen, seenOf } from './record-translations.server.ts';
import { addTranslations } from './translation-editing.server.ts';
import { findFields } from './translation-list.server.ts';

/** One field of the form that translates a record: a text in one language. */
export interface SentTranslation {
  field: string;
  code: string;
  value: string;
  /** What the form showed, by {@link seenOf}. */
  seen: string;
  /** The translation is outdated, and the translator says that it still fits. */
  stillFits: boolean;
}

/** A translation that someone else has changed, or whose original has changed, since it was shown. */
export interface TranslationConflict {
  field: string;
  code: string;
  /** The stored text. */
  theirs: string;
  /** The original as it is now, if it is not the one that was shown; null if the text no longer exists. */
  original?: string | null;
  /** Names what is stored now; a save that sends it overwrites it. */
  seen: string;
}

export type TranslationsSaved =
  /** `set` is the change set, for undo; undefined if nothing had to be changed. */
  | { ok: true; set: string | undefined }
  | { ok: false; refusal: 'not allowed' | 'gone' | 'unknown language' }
  | { ok: false; refusal: 'changed'; conflicts: TranslationConflict[] };

/**
 * Saves all changed translations of a record together, or none: texts that were not touched since they were
 * shown are not compared with what others have saved.
 */
export const saveTranslations = (
  db: Database,
  actor: Rights,
  record: TranslatedRecord,
  sent: readonly SentTranslation[],
): Promise<TranslationsSaved> => db.transaction((tx) => writeTranslations(tx, actor, record, sent));

interface TranslatedRecord {
  entity: CatalogueKind;
  id: number;
  /** The same transaction has written the originals, so they are those that the translator saw. */
  isWritten?: boolean;
}

/** {@link saveTranslations} in the caller's transaction. */
export async function writeTranslations(
  tx: Database,
  actor: Rights,
  { entity, id, isWritten = false }: TranslatedRecord,
  sent: readonly SentTranslation[],
): Promise<TranslationsSaved> {
  const changed = sent.filter(
    ({ value, seen, stillFits }) => stillFits || !readSeen(seen).isText(value),
  );
  if (!changed.every(({ code }) => mayTranslateInto(actor, code)))
    return { ok: false, refusal: 'not allowed' };
  if (!(await lockRecord(tx, entity, id))) return { ok: false, refusal: 'gone' };
  const known = await tx.select({ code: languages.code }).from(languages);
  if (!changed.every(({ code }) => known.some((language) => language.code === code)))
    return { ok: false, refusal: 'unknown language' };
  const stored = await readStored(tx, entity, id);
  const planned = changed.map((one) => planOf(stored, one, isWritten));
  const conflicts = planned.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0) return { ok: false, refusal: 'changed', conflicts };
  let isChanged = false;
  for (const { change } of planned) {
    if (!change) continue;
    isChanged = true;
    if (change.row) await changeRecord(tx, translations, change.row, change.columns);
    else await addTranslations(tx, [{ entity, id, ...change.added }]);
  }
  return { ok: true, set: isChanged ? await changeSet(tx) : undefined };
}

async function lockRecord(tx: Database, entity: CatalogueKind, id: number): Promise<boolean> {
  const { table } = kinds[entity];
  const locked = await tx
    .select({ id: sql`${table.id}` as SQL<number> })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return locked.length > 0;
}

/** The texts of a record and their translations as they are now. */
async function readStored(tx: Database, entity: CatalogueKind, id: number) {
  const rows = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.entity_type, entity), eq(translations.entity_id, id)))
    .for('update');
  const record = await findFields(tx, entity, id);
  const own = translatableFields(entity).map(({ name }): [string, string] => [name, '']);
  const listed = (record?.fields ?? []).map(({ name, original }): [string, string] => [
    name,
    original,
  ]);
  return { rows, originals: new Map([...own, ...listed]) };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

/** What has to be written for one sent text, or the conflict that forbids it; neither if it is stored already. */
function planOf(
  { rows, originals }: Stored,
  { field, code, value, seen }: SentTranslation,
  isWritten: boolean,
) {
  const row = rows.find((one) => one.field_name === field && one.language_code === code);
  const original = originals.get(field);
  const shown = readSeen(seen);
  const theirs = row?.translated_value ?? '';
  const isTouched = !shown.isText(value);
  // A text that was not touched is sent because it still fits.
  const isSame = isTouched ? theirs === value : !row?.outdated_since;
  const isBlank = withoutInvisible(value).trim() === '';
  if (isSame || (!row && isBlank)) return {};
  const isOriginal = original !== undefined && (isWritten || shown.isOriginal(original));
  if (!isOriginal || (row?.version ?? 0) !== shown.version) {
    const conflict: TranslationConflict = {
      ...{ field, code, theirs, seen: seenOf(row, original ?? '') },
      ...(!isOriginal && { original: original ?? null }),
    };
    return { conflict };
  }
  if (!row) return { change: { added: { field, language_code: code, translated_value: value } } };
  const text = isTouched && { translated_value: value, updated_at: new Date() };
  return { change: { row, columns: { ...text, outdated_since: null } } };
}
