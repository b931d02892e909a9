import { hash } from 'node:crypto';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { draft_files, preview_links, record_drafts } from '#database/schema/previews.ts';
import type { FileFolder, FileStore } from '../files/file-store.ts';
import { deleteStaleFiles } from '../files/stale/stale-files.server.ts';
import { mediaAddress, storedPathOf } from '../files/stored-path.ts';
import { currentState } from '../history/record-rows.server.ts';
import { type PreviewSubject, previewDays } from './preview.ts';
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
  files: DraftFile[];
}

/** A file that was stored for a draft, or is there from another one. */
type DraftFile = Omit<typeof draft_files.$inferSelect, 'draft_id'>;

/** How many bytes of files an account's drafts may keep; the oldest drafts make room. */
export const draftQuota = 500_000_000;

/** Runs the save of a form as it is, notes the rows that it came to, and rolls it back. */
export async function trySave<Answer extends { ok: boolean; id?: number }>(
  { db, files }: Stores,
  kind: PreviewSubject['kind'],
  save: (stores: Stores) => Promise<Answer>,
): Promise<TriedSave<Answer>> {
  const stored: DraftFile[] = [];
  return rolledBack(db, async (tx) => {
    const answer = await save({ db: tx, files: noting({ db: tx, files }, stored) });
    if (!answer.ok || answer.id === undefined) return { answer, rows: [], files: [] };
    const state = await currentState(tx, kind, answer.id);
    const rows = [...state.values()]
      .filter(({ table }) => table !== 'translations')
      .map(({ table, row }) => ({ table, row }));
    return { answer, rows, files: stored };
  });
}

/** Until when a draft or a link is kept that is made now. */
export const previewEnd = sql<Date>`now() + ${previewDays} * interval '1 day'`;

/** The store, which notes what it is given. What another draft has stored already is not stored again. */
const noting = (
  { db, files }: Stores,
  stored: DraftFile[],
  reused = new Set<string>(),
): FileStore => ({
  ...files,
  async put(folder, content, extension) {
    const content_hash = hash('sha256', content, 'hex');
    const twice = stored.find((file) => isInFolder(file, folder, content_hash));
    if (twice) return twice.address;
    const there = await storedDraftFile({ db, files }, folder, content_hash);
    if (there) reused.add(there);
    const address = there ?? (await files.put(folder, content, extension));
    stored.push({ address, content_hash, bytes: content.length });
    return address;
  },
  // A save that is refused takes its files back, but not those of another draft.
  remove: async (path) => !reused.has(mediaAddress(path)) && files.remove(path),
});

const isInFolder = (file: DraftFile, folder: FileFolder, content_hash: string): boolean =>
  file.content_hash === content_hash && file.address.startsWith(mediaAddress(`${folder}/`));

/** The address of a draft's file with this content in the folder, if it is there. */
async function storedDraftFile(
  { db, files }: Stores,
  folder: FileFolder,
  content_hash: string,
): Promise<string | undefined> {
  const found = await db
    .select()
    .from(draft_files)
    .where(eq(draft_files.content_hash, content_hash));
  const file = found.find((one) => isInFolder(one, folder, content_hash));
  return file && (await files.stat(storedPathOf(file.address) ?? '')) ? file.address : undefined;
}

/**
 * Keeps a draft for `previewDays`; answers its id. Where an account's drafts keep more than {@link draftQuota},
 * its oldest ones go, with their files and links.
 */
export async function keepDraft(
  { db, files: store }: Stores,
  { kind, record }: Omit<PreviewSubject, 'draft'>,
  { rows, files }: Omit<TriedSave<unknown>, 'answer'>,
  administrator: string,
  quota = draftQuota,
): Promise<number> {
  const id = await db.transaction(async (tx) => {
    const addresses = files.map(({ address }) => address);
    const [draft] = await tx
      .insert(record_drafts)
      .values({
        ...{ kind, record_id: record, rows, files: addresses },
        ...{ created_by: administrator, expires_at: previewEnd },
      })
      .returning({ id: record_drafts.id });
    if (!draft) throw new Error('an insert answered no row');
    if (files.length > 0)
      await tx.insert(draft_files).values(files.map((file) => ({ ...file, draft_id: draft.id })));
    return draft.id;
  });
  await removeDrafts(
    { db, files: store },
    sql`${record_drafts.id} <> ${id} and ${record_drafts.id} in (${draftsOver(administrator, quota)})`,
  );
  return id;
}

/** The drafts of an account that its newer ones leave no room for; a file of several counts once. */
const draftsOver = (administrator: string, quota: number): SQL => sql`
  select id from (
    select id, sum(bytes) over (order by id desc) as kept from (
      select d.id, sum(f.bytes) filter (where f.nth = 1) as bytes
      from record_drafts d join (
        select draft_id, bytes, row_number() over (partition by address order by draft_id desc) as nth
        from draft_files where draft_id in (select id from record_drafts where created_by = ${administrator})
      ) f on f.draft_id = d.id
      group by d.id
    ) sizes
  ) running where kept > ${quota}`;

/** How many files an account's drafts keep, and how many bytes these are. */
export async function keptDraftFiles(
  db: Database,
  administrator: string,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from (
      select distinct f.address, f.bytes from draft_files f
      join record_drafts d on d.id = f.draft_id where d.created_by = ${administrator}) own`);
  return rows[0] ?? { count: 0, bytes: 0 };
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
  return (
    links.length + (await removeDrafts({ db, files }, lt(record_drafts.expires_at, sql`now()`)))
  );
}

/** Removes drafts with the files that nothing else has. Answers how many drafts. */
async function removeDrafts({ db, files }: Stores, which: SQL): Promise<number> {
  const drafts = await db
    .delete(record_drafts)
    .where(which)
    .returning({ files: record_drafts.files });
  const paths = drafts.flatMap((draft) =>
    draft.files.map((address) => storedPathOf(address) ?? ''),
  );
  if (paths.length > 0) await deleteStaleFiles({ db, files }, paths);
  return drafts.length;
}
