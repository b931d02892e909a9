import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { search_synonyms } from '#database/schema/search.ts';
import { reading, readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { addRecord, changeRecord } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import { synonymWords } from './synonym-fields.ts';
import { synonymForm } from './synonym-form.ts';

const { id, language_code, words, updated_at, version } = search_synonyms;
type NewSynonym = typeof search_synonyms.$inferInsert;

const shown = { id, language_code, words, updated_at, version };

function orderOf({ sort, dir }: ListQuery) {
  if (sort === 'words') return sql`${sortByText(words, dir)}, ${id}`;
  if (sort === 'updated_at') return sql`${sortBy(updated_at, dir)}, ${id}`;
  return sql`${sortBy(language_code, dir)}, ${id}`;
}

/** A page of the groups of words, searched by a word. */
export function listSynonyms(db: Database, query: ListQuery) {
  const { language } = query.filters;
  return readListPage(db, {
    table: search_synonyms,
    where: and(contains(words, query.q), language ? eq(language_code, language) : undefined),
    page: query.page,
    read: reading(db.select(shown).from(search_synonyms).$dynamic(), orderOf(query)),
  });
}

/** A group of words with its version; undefined if there is none. */
export async function findSynonym(db: Database, wanted: number) {
  const [group] = await db.select(shown).from(search_synonyms).where(eq(id, wanted));
  return group;
}

/** The kind of the groups of words that mean the same. */
export const synonymKind = defineKind({
  ...synonymWords,
  table: search_synonyms,
  form: synonymForm,
  uploads: {},
  read: findSynonym,
  save: (stores, { edit, input }, uploads) =>
    saveRecord(stores, { uploads: {} }, uploads, async (tx) =>
      edit
        ? changeRecord(tx, search_synonyms, edit, input)
        : { ok: true, id: await addRecord(tx, search_synonyms, input as NewSynonym) },
    ),
});
