import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_languages } from '#database/schema/administrator-languages.ts';
import { administrators } from '#database/schema/administrators.ts';
import { languages } from '#database/schema/languages.ts';
import { originalLanguage } from '../languages/language.ts';
import { mayEdit, onlyLanguages, type Rights } from './role-rights.ts';

/** The current rights of an account; undefined if there is none. */
export async function findRights(db: Database, id: string): Promise<Rights | undefined> {
  const rows = await db
    .select({ role: administrators.role, code: administrator_languages.language_code })
    .from(administrators)
    .leftJoin(
      administrator_languages,
      eq(administrator_languages.administrator_id, administrators.id),
    )
    .where(eq(administrators.id, id))
    .orderBy(asc(administrator_languages.language_code));
  const [first] = rows;
  return first && { role: first.role, languages: rows.flatMap(({ code }) => code ?? []) };
}

/** Whether an account is active and may edit records of a kind. */
export async function mayStillEdit(db: Database, id: string, kind: string): Promise<boolean> {
  const [active] = await db
    .select({ role: administrators.role })
    .from(administrators)
    .where(and(eq(administrators.id, id), isNull(administrators.deactivatedAt)));
  return active !== undefined && mayEdit({ ...active, languages: [] }, kind);
}

/**
 * Locks every active administrator until the transaction ends, and returns their ids. Only these may change
 * accounts, and the last one must remain. Administrators that are added concurrently are not included.
 */
export async function lockAdministrators(tx: Database): Promise<string[]> {
  const held = await tx
    .select({ id: administrators.id })
    .from(administrators)
    .where(and(eq(administrators.role, 'administrator'), isNull(administrators.deactivatedAt)))
    .orderBy(asc(administrators.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** Those of the languages that exist and can be translated into; locks them against deletion. */
export async function existingLanguages(tx: Database, codes: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ code: languages.code })
    .from(languages)
    .where(and(inArray(languages.code, [...codes]), ne(languages.code, originalLanguage)))
    .for('share');
  return found.map(({ code }) => code);
}

/** Stores the languages of a translator's account, in the caller's transaction. */
export async function storeLanguages(tx: Database, id: string, rights: Rights): Promise<void> {
  const codes = await existingLanguages(tx, onlyLanguages(rights) ?? []);
  if (codes.length === 0) return;
  await tx
    .insert(administrator_languages)
    .values(codes.map((language_code) => ({ administrator_id: id, language_code })));
}
