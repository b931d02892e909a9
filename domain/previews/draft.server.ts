import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { preview_links, record_drafts } from '#database/schema/previews.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteStaleFiles } from '../files/stale/stale-files.server.ts';
import { storedPathOf } from '../files/stored-path.ts';
import { currentState } from '../history/record-rows.server.ts';
import type { PreviewSubject } from './preview.ts';
import { rolledBack } from './rolled-back.server.ts';

interface Stores {
  db: Database;
  files: FileStore;
}

type DraftRows = (typeof record_drafts.$inferSelect)['rows'];

/** What a save would make of a record, though nothing is saved. Its files are stored. */
export interface TriedSave<Answer> {
  answer: Answer;
  rows: DraftRows;
  files: string[];
}

/** Runs the save of a form as it is, notes the rows that it came to, and rolls it back. */
export async function trySave<Answer extends { ok: boolean; id?: number }>(
  { db, files }: Stores,
  kind: PreviewSubject['kind'],
  save: (stores: Stores) => Promise<Answer>,
): Promise<TriedSave<Answer>> {
  const stored: string[] = [];
  return rolledBack(db, async (tx) => {
    const answer = await save({ db: tx, files: noting(files, stored) });
    if (!answer.ok || answer.id === undefined) return { answer, rows: [], files: [] };
    const state = await currentState(tx, kind, answer.id);
    const rows = [...state.values()]
      .filter(({ table }) => table !== 'translations')
      .map(({ table, row }) => ({ table, row }));
    return { answer, rows, files: stored };
  });
}

/** The store, which puts down the addresses of what it is given. */
const noting = (files: FileStore, addresses: string[]): FileStore => ({
  async put(...file) {
    const address = await files.put(...file);
    addresses.push(address);
    return address;
  },
  replace: (...file) => files.replace(...file),
  read: (...asked) => files.read(...asked),
  stat: (path) => files.stat(path),
  list: () => files.list(),
  remove: (path) => files.remove(path),
  ping: () => files.ping(),
});

/** Keeps a draft for a week; answers its id. */
export async function keepDraft(
  db: Database,
  { kind, record }: Omit<PreviewSubject, 'draft'>,
  { rows, files }: Omit<TriedSave<unknown>, 'answer'>,
  administrator: string,
): Promise<number> {
  const [draft] = await db
    .insert(record_drafts)
    .values({ kind, record_id: record, rows, files, created_by: administrator })
    .returning({ id: record_drafts.id });
  if (!draft) throw new Error('an insert answered no row');
  return draft.id;
}

/** The draft that a subject names, as long as it is kept. */
export async function findDraft(db: Database, { kind, record, draft }: PreviewSubject) {
  const [found] = await db
    .select()
    .from(record_drafts)
    .where(
      and(
        eq(record_drafts.id, draft ?? 0),
        eq(record_drafts.kind, kind),
        record === null ? isNull(record_drafts.record_id) : eq(record_drafts.record_id, record),
        gt(record_drafts.expires_at, sql`now()`),
      ),
    );
  return found;
}

/** Removes what has expired: links, and drafts with the files that were stored for them. Answers how many. */
export async function expirePreviews({ db, files }: Stores): Promise<number> {
  const links = await db
    .delete(preview_links)
    .where(lt(preview_links.expires_at, sql`now()`))
    .returning({ id: preview_links.id });
  const drafts = await db
    .delete(record_drafts)
    .where(lt(record_drafts.expires_at, sql`now()`))
    .returning({ files: record_drafts.files });
  const paths = drafts.flatMap((draft) =>
    draft.files.map((address) => storedPathOf(address) ?? ''),
  );
  if (paths.length > 0) await deleteStaleFiles({ db, files }, paths);
  return links.length + drafts.length;
}
