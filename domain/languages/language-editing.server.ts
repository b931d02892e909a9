import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { interface_words, languages } from '#database/schema/languages.ts';
import { type Deleted, deleteRecord } from '../history/bin/bin.server.ts';
import { reading, readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { addInOrder, withPlace } from '../order/display-order.server.ts';
import { inOrder } from '../order/list-order.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { changeRecord, type Outcome, setColumn } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import { languageOrder } from './language.server.ts';
import { originalLanguage } from './language.ts';
import { languageWords } from './language-fields.ts';
import { languageForm, newLanguageForm } from './language-form.ts';
import { ownName, spelledTag } from './language-tag.ts';

const shown = {
  id: languages.id,
  code: languages.code,
  name: languages.name,
  is_public: languages.is_public,
  display_order: languages.display_order,
  version: languages.version,
};

function orderOf({ sort, dir }: ListQuery) {
  if (sort === 'name') return sql`${sortByText(languages.name, dir)}, ${languages.code}`;
  if (sort === 'code') return sortByText(languages.code, dir);
  if (sort === 'display_order')
    return sql`${sortBy(languages.display_order, dir)}, ${languages.code}`;
  return inOrder(languageOrder);
}

/** A page of the languages, each with the number of words that its deletion would delete. */
export function listLanguageRecords(db: Database, query: ListQuery) {
  const counted = {
    ...shown,
    words: sql<number>`(select count(*)::int from ${interface_words} w where w.language_id = ${languages.id})`,
  };
  return readListPage(db, {
    table: languages,
    where: undefined,
    page: query.page,
    read: reading(db.select(counted).from(languages).$dynamic(), orderOf(query)),
  });
}

/** A language with its version; undefined if there is none. */
export async function findLanguage(db: Database, id: number) {
  const [language] = await db.select(shown).from(languages).where(eq(languages.id, id));
  return language;
}

export type LanguageRecord = NonNullable<Awaited<ReturnType<typeof findLanguage>>>;

/** The kind of the languages. A new language is not public until an administrator makes it public. */
export const languageKind = defineKind({
  ...languageWords,
  table: languages,
  form: languageForm,
  newForm: newLanguageForm,
  uploads: {},
  read: findLanguage,
  save: (stores, { edit, input }, uploads) =>
    saveRecord(
      stores,
      {
        uploads: {},
        refusals: {
          languages_pkey: { ok: false, refusal: 'taken', field: 'code' },
          languages_code_any_case: { ok: false, refusal: 'taken', field: 'code' },
        },
      },
      uploads,
      async (tx) => {
        if (!edit) {
          const { name, display_order } = input;
          const code = spelledTag('code' in input ? String(input.code ?? '') : '');
          const values = { code, name: name || (ownName(code) ?? code), is_public: false };
          const place = display_order === undefined ? {} : { display_order };
          return { ok: true, id: await addInOrder(tx, languageOrder, { ...values, ...place }) };
        }
        return changeRecord(tx, languages, edit, withPlace(languageOrder, input));
      },
    ),
});

const isOriginal = async (db: Database, id: number) =>
  (await db.$count(languages, and(eq(languages.id, id), eq(languages.code, originalLanguage)))) > 0;

/** Makes a language public, or retires it: it then has no host, and its texts stay. */
export async function setPublic(
  db: Database,
  id: number,
  isPublic: boolean,
): Promise<Outcome | 'original'> {
  if (await isOriginal(db, id)) return 'original';
  return setColumn(db, languages, id, languages.is_public, isPublic);
}

/** Moves a language that is not public to the bin, with its translations and words. */
export async function deleteLanguage(
  db: Database,
  id: number,
): Promise<Deleted | 'original' | 'public' | undefined> {
  if (await isOriginal(db, id)) return 'original';
  const language = await findLanguage(db, id);
  if (language?.is_public) return 'public';
  return deleteRecord(db, languageKind, id);
}
