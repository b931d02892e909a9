import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { preview_links, record_drafts } from '#database/schema/previews.ts';
import { recordVersion } from '../history/recorded/record-rows.server.ts';
import type { PublishedKind } from '../kinds/kinds.ts';
import { hashOfSecret } from '../secret.server.ts';
import { findDraft, previewEnd } from './draft.server.ts';
import type { PreviewSubject } from './preview.ts';

/**
 * Creates a link that shows a preview to anyone who has it, for `previewDays`; its draft is kept as long.
 * Returns the secret, of which only the hash is stored. Undefined if there is nothing to show.
 */
export async function makePreviewLink(
  db: Database,
  subject: PreviewSubject,
  administrator: string,
): Promise<string | undefined> {
  const { kind, record, draft } = subject;
  const secret = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    if (draft !== null) {
      if (!(await findDraft(tx, subject))) return undefined;
      await tx
        .update(record_drafts)
        .set({ expires_at: sql`greatest(${record_drafts.expires_at}, ${previewEnd})` })
        .where(eq(record_drafts.id, draft));
    }
    if (record !== null && (await recordVersion(tx, kind, record)) === undefined) return undefined;
    await tx.insert(preview_links).values({
      ...{ kind, record_id: record, draft_id: draft },
      ...{ token_hash: hashOfSecret(secret), created_by: administrator },
      expires_at: previewEnd,
    });
    return secret;
  });
}

/** The subject of a link; undefined if the link is unknown, revoked or expired. */
export async function findPreviewLink(
  db: Database,
  secret: string,
): Promise<PreviewSubject | undefined> {
  const [link] = await db.select().from(preview_links).where(isLink(secret));
  return link && subjectOf(link);
}

/** The subject of a link, like {@link findPreviewLink}; counts the visit. */
export async function openPreviewLink(
  db: Database,
  secret: string,
): Promise<PreviewSubject | undefined> {
  const [link] = await db
    .update(preview_links)
    .set({ opened: sql`${preview_links.opened} + 1`, last_opened_at: sql`now()` })
    .where(isLink(secret))
    .returning();
  return link && subjectOf(link);
}

function subjectOf(link: typeof preview_links.$inferSelect): PreviewSubject {
  return { kind: link.kind as PublishedKind, record: link.record_id, draft: link.draft_id };
}

/** The links of a record, or of a draft of a record that was never saved, newest first. */
export async function listPreviewLinks(db: Database, subject: PreviewSubject) {
  return db
    .select({
      id: preview_links.id,
      made_by: administrators.email,
      made_at: preview_links.created_at,
      expires_at: preview_links.expires_at,
      opened: preview_links.opened,
      last_opened_at: preview_links.last_opened_at,
      drafted_at: record_drafts.created_at,
    })
    .from(preview_links)
    .innerJoin(administrators, eq(administrators.id, preview_links.created_by))
    .leftJoin(record_drafts, eq(record_drafts.id, preview_links.draft_id))
    .where(and(isOf(subject), isOpen))
    .orderBy(desc(preview_links.id));
}

/** Revokes a link of a subject at once. Returns whether there was one. */
export async function revokePreviewLink(
  db: Database,
  subject: PreviewSubject,
  id: number,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(preview_links)
    .where(and(isOf(subject), eq(preview_links.id, id)));
  return Boolean(rowCount);
}

const isOf = ({ kind, record, draft }: PreviewSubject) =>
  and(
    eq(preview_links.kind, kind),
    record === null ? eq(preview_links.draft_id, draft ?? 0) : eq(preview_links.record_id, record),
  );

const isOpen: SQL = gt(preview_links.expires_at, sql`now()`);

const isLink = (secret: string) => and(eq(preview_links.token_hash, hashOfSecret(secret)), isOpen);
