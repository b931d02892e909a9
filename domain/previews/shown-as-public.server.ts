import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { publicPages } from '../addresses/public-pages.ts';
import { currentState } from '../history/recorded/record-rows.server.ts';
import { type RecordState, rowKey, stateKey } from '../history/recorded/row-changes.ts';
import { applyState } from '../history/restore/apply-state.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type PublishedKind, publishedKinds, recordPath } from '../kinds/kinds.ts';
import { applyTranslations } from '../translations/shown-translations.server.ts';
import { findDraft } from './draft.server.ts';
import type { PreviewSubject } from './preview.ts';
import { rolledBack } from './rolled-back.server.ts';

/**
 * Runs `show` with the path of a record's page, in a transaction in which the record is Active and has its
 * draft's values, then rolls it back. Undefined if there is nothing to show.
 */
export async function shownAsPublic<Shown>(
  db: Database,
  subject: PreviewSubject,
  languageCode: string,
  show: (tx: Database, path: string) => Promise<Shown>,
): Promise<Shown | undefined> {
  return rolledBack(db, async (tx) => {
    // The timeouts limit how long a preview waits for a save of this record, and a save for the preview.
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`set local statement_timeout = '5s'`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '5s'`);
    const { kind, record } = subject;
    const now: RecordState = record === null ? new Map() : await currentState(tx, kind, record);
    if (record !== null && !rowOf(kind, now)) return undefined;
    const wanted = await wantedState(tx, subject, now);
    const row = wanted && rowOf(kind, wanted);
    if (!row) return undefined;
    await makeRoom(tx, kind, row);
    await applyState(tx, kind, now, wanted);
    return show(tx, await pagePath(tx, kind, row, languageCode));
  });
}

const rowOf = (kind: string, state: RecordState): RowValues | undefined =>
  [...state.values()].find(({ table }) => table === kind)?.row;

/** The rows to show: the draft's, or the saved ones, with the saved translations, as Active. */
async function wantedState(
  tx: Database,
  subject: PreviewSubject,
  now: RecordState,
): Promise<RecordState | undefined> {
  const wanted: RecordState = new Map(now);
  if (subject.draft !== null) {
    const draft = await findDraft(tx, subject);
    if (!draft) return undefined;
    for (const [at, { table }] of now) if (table !== 'translations') wanted.delete(at);
    for (const { table, row } of draft.rows) {
      const key = rowKey(row);
      wanted.set(stateKey(table, key), { table, key, row });
    }
  }
  const { kind } = subject;
  for (const [at, entry] of wanted) {
    if (entry.table !== kind) continue;
    const row: RowValues = { ...entry.row, status: 'Active' };
    // The page shows no pin, and setting it could violate the limit of three pins.
    if ('is_pinned' in row) row.is_pinned = rowOf(kind, now)?.is_pinned ?? false;
    wanted.set(at, { ...entry, row });
  }
  return wanted;
}

/** Renames another record that has taken the slug since the draft was made. */
async function makeRoom(tx: Database, kind: PublishedKind, { id, slug }: RowValues) {
  await tx.execute(
    sql`update ${sql.identifier(kind)} set slug = slug || '-' || id
        where slug = ${slug} and id <> ${id}`,
  );
}

/**
 * The path of a record's page. A PDF item has none, so it is the gallery page where a search for its name
 * finds it.
 */
async function pagePath(
  tx: Database,
  kind: PublishedKind,
  row: RowValues,
  languageCode: string,
): Promise<string> {
  const elsewhere = await kinds[kind].previewPath?.(tx, row);
  if (elsewhere) return elsewhere;
  const { path } = publishedKinds[kind].page;
  if (path) return path(row);
  if (row.is_pdf !== true) return recordPath(kind, String(row.slug));
  const shown = { id: Number(row.id), name: String(row.name) };
  await applyTranslations(tx, languageCode, [
    { entity: 'gallery_items', records: [shown], fields: ['name'] },
  ]);
  return `${publicPages.gallery.path}?${new URLSearchParams({ q: shown.name })}`;
}
