import { crc32 } from 'node:zlib';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { interface_words, languages } from '#database/schema/languages.ts';
import { hasInterfaceLocale } from '../languages/interface-locale.ts';
import type { Language } from '../languages/language.ts';
import { mayTranslateInto, type Rights } from '../roles/role-rights.ts';
import type { InterfaceWords } from './interface-words.ts';

/** Reads the stored words of every language. */
export async function readInterfaceWords(db: Database): Promise<InterfaceWords> {
  const rows = await db
    .select({ code: languages.code, key: interface_words.key, value: interface_words.value })
    .from(interface_words)
    .innerJoin(languages, eq(languages.id, interface_words.language_id));
  const byLanguage = Map.groupBy(rows, ({ code }) => code);
  return new Map(
    [...byLanguage].map(([code, words]) => [
      code,
      Object.fromEntries(words.map(({ key, value }) => [key, value])),
    ]),
  );
}

/** A language with its stored words; undefined if it does not exist. */
export async function findLanguageWords(
  db: Database,
  code: string,
): Promise<(Language & { id: number; words: Record<string, string> }) | undefined> {
  const rows = await db
    .select({
      id: languages.id,
      code: languages.code,
      name: languages.name,
      key: interface_words.key,
      value: interface_words.value,
    })
    .from(languages)
    .leftJoin(interface_words, eq(interface_words.language_id, languages.id))
    .where(eq(languages.code, code));
  const [language] = rows;
  if (!language) return undefined;
  const words = Object.fromEntries(rows.map(({ key, value }) => [key ?? '', value ?? '']));
  delete words[''];
  return { id: language.id, code: language.code, name: language.name, words };
}

/** A checksum of the stored words of these keys, which changes with each of them. */
export function wordsVersion(keys: readonly string[], stored: Record<string, string>): number {
  const values = [...keys].sort().map((key) => [key, stored[key] ?? null]);
  return crc32(JSON.stringify(values)) % 1_000_000_000;
}

export type WordsSaved =
  | { ok: true; version: number }
  | { ok: false; refusal: 'not allowed' }
  | { ok: false; refusal: 'gone' }
  | { ok: false; refusal: 'changed'; stored: Record<string, string> };

/**
 * Saves words of a language; null removes a stored word, so that the built-in one is shown again. Refused if one of
 * these words has changed since the form was opened.
 */
export async function saveWords(
  db: Database,
  actor: Rights,
  { code, version }: { code: string; version: number },
  words: Readonly<Record<string, string | null>>,
): Promise<WordsSaved> {
  if (!mayTranslateInto(actor, code)) return { ok: false, refusal: 'not allowed' };
  return db.transaction(async (tx): Promise<WordsSaved> => {
    await tx.execute(sql`select from ${languages} where ${languages.code} = ${code} for update`);
    const language = await findLanguageWords(tx, code);
    if (!language) return { ok: false, refusal: 'gone' };
    const keys = Object.keys(words);
    const { id, words: stored } = language;
    if (wordsVersion(keys, stored) !== version) return { ok: false, refusal: 'changed', stored };
    const changed = keys.filter((key) => (stored[key] ?? null) !== words[key]);
    if (changed.length > 0) {
      await tx
        .delete(interface_words)
        .where(and(eq(interface_words.language_id, id), inArray(interface_words.key, changed)));
    }
    const added = changed.flatMap((key) => {
      const value = words[key];
      return value === null || value === undefined ? [] : [{ language_id: id, key, value }];
    });
    if (added.length > 0) await tx.insert(interface_words).values(added);
    const now = Object.fromEntries(keys.map((key) => [key, words[key] ?? '']));
    const kept = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== ''));
    return { ok: true, version: wordsVersion(keys, kept) };
  });
}

/** How many of the interface's words a language has. */
export interface WordCoverage extends Language {
  translated: number;
  total: number;
}

/** How many words of the interface each language has, its built-in ones included. */
export function wordCoverage(
  targets: readonly Language[],
  words: InterfaceWords,
  keys: readonly string[],
): WordCoverage[] {
  return targets.map(({ code, name }) => {
    const stored = words.get(code) ?? {};
    const translated = hasInterfaceLocale(code)
      ? keys.length
      : keys.filter((key) => key in stored).length;
    return { code, name, translated, total: keys.length };
  });
}
