import { hash } from 'node:crypto';
import { and, eq, gt, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { previewDays } from '#database/retention/periods.ts';
import { draft_files, preview_links, record_drafts } from '#database/schema/previews.ts';
import type { FileFolder, FileStore } from '../files/file-store.ts';
import { deleteStaleFiles } from '../files/stale/stale-files.server.ts';
import { mediaAddress, storedPathOf } from '../files/stored-path.ts';
import { currentState } from '../history/recorded/record-rows.server.ts';
import type { PreviewSubject } from './preview.ts';
import { rolledBack } from './rolled-back.server.ts';

interface Stores {
  db: Database;
  files: FileStore;
}

type DraftRows = (typeof record_drafts.$inferSelect)['rows'];

/** The result of a save that was rolled back: the rows that it would have written. Its files are stored. */
export interface TriedSave<Answer> {
  answer: Answer;
  rows: DraftRows;
  files: DraftFile[];
}

/** A file of a draft, newly stored or shared with another draft. */
type DraftFile = Omit<typeof draft_files.$inferSelect, 'draft_id'>;

/** The most bytes of files that the drafts of one account may keep. Beyond it, the oldest drafts are deleted. */
export const draftQuota = 500 * 1024 ** 2;

/** Runs a save, reads the resulting rows, and rolls it back. */
export async function trySave<Answer extends { ok: boolean; id?: number }>(
  { db, files }: Stores,
  kind: PreviewSubject['kind'],
  save: (stores: Stores) => Promise<Answer>,
): Promise<TriedSave<Answer>> {
  const stored: DraftFile[] = [];
  return rolledBack(db, async (tx) => {
    const answer = await save({ db: tx, files: recordingStore({ db: tx, files }, stored) });
    if (!answer.ok || answer.id === undefined) return { answer, rows: [], files: [] };
    const state = await currentState(tx, kind, answer.id);
    const rows = [...state.values()]
      .filter(({ table }) => table !== 'translations')
      .map(({ table, row }) => ({ table, row }));
    return { answer, rows, files: stored };
  });
}

/** The expiry of a draft or link that is created now. */
export const previewEnd = sql<Date>`now() + ${previewDays} * interval '1 day'`;

/** A file store that records the stored files, and reuses files that another draft has stored. */
const recordingStore = (
  { db, files }: Stores,
  stored: DraftFile[],
  reused = new Set<string>(),
): FileStore => ({
  ...files,
  async put(folder, content, extension) {
    const content_hash = hash('sha256', content, 'hex');
    const sameFile = stored.find((file) => isInFolder(file, folder, content_hash));
    if (sameFile) return sameFile.address;
    const there = await storedDraftFile({ db, files }, folder, content_hash);
    if (there) reused.add(there);
    const address = there ?? (await files.put(folder, content, extension));
    stored.push({ address, content_hash, bytes: content.length });
    return address;
  },
  // A refused save removes its files, but must not remove those of another draft.
  remove: async (path) => !reused.has(mediaAddress(path)) && files.remove(path),
});

const isInFolder = (file: DraftFile, folder: FileFolder, content_hash: string): boolean =>
  file.content_hash === content_hash && file.address.startsWith(mediaAddress(`${folder}/`));

/** The address of an existing draft file with this content in the folder; undefined if there is none. */
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
 * Stores a draft for `previewDays` and returns its id. If the account's drafts exceed {@link draftQuota}, its
 * oldest drafts are deleted with their files and links.
 */
export async function storeDraft(
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

/**
 * SQL for the ids of an account's oldest drafts, which no longer fit into the quota. A file of several drafts
 * counts once.
 */
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

/** The number and total bytes of the files of an account's drafts. */
export async function countDraftFiles(
  db: Database,
  administrator: string,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from (
      select distinct f.address, f.bytes from draft_files f
      join record_drafts d on d.id = f.draft_id where d.created_by = ${administrator}) own`);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** The draft of a subject; undefined if it expired or does not exist. */
export async function findDraft(db: Database, subject: PreviewSubject) {
  const [found] = await db
    .select()
    .from(record_drafts)
    .where(and(isDraftOf(subject), gt(record_drafts.expires_at, sql`now()`)));
  return found;
}

const isDraftOf = ({ kind, record, draft }: PreviewSubject) =>
  and(
    eq(record_drafts.id, draft ?? 0),
    eq(record_drafts.kind, kind),
    record === null ? isNull(record_drafts.record_id) : eq(record_drafts.record_id, record),
  );

/** Deletes a draft of this administrator with its files, unless someone has a link to it. */
export async function removeOwnDraft(
  stores: Stores,
  subject: PreviewSubject,
  administrator: string,
): Promise<void> {
  const links = stores.db
    .select()
    .from(preview_links)
    .where(eq(preview_links.draft_id, record_drafts.id));
  const isOwn = eq(record_drafts.created_by, administrator);
  await removeDrafts(stores, sql`${isDraftOf(subject)} and ${isOwn} and ${notExists(links)}`);
}

/** Deletes expired links, and expired drafts with their files. Returns the number of links and drafts. */
export async function expirePreviews({ db, files }: Stores): Promise<number> {
  const { rowCount } = await db
    .delete(preview_links)
    .where(lt(preview_links.expires_at, sql`now()`));
  return (
    (rowCount ?? 0) + (await removeDrafts({ db, files }, lt(record_drafts.expires_at, sql`now()`)))
  );
}

/** Deletes drafts with the files that nothing else refers to. Returns the number of drafts. */
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
