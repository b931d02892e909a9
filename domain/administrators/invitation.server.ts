import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_invitations, administrators } from '#database/schema/administrators.ts';

const days = 7;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const isOpen = and(
  isNull(administrator_invitations.accepted_at),
  gt(administrator_invitations.expires_at, sql`now()`),
);

/** Invites somebody for a week and answers the secret of their link: it is stored nowhere. */
export async function inviteAdministrator(
  db: Database,
  { name, email, invitedBy }: { name: string; email: string; invitedBy: string },
): Promise<{ ok: true; secret: string } | { ok: false; refusal: 'exists' }> {
  if ((await db.$count(administrators, eq(administrators.email, email))) > 0)
    return { ok: false, refusal: 'exists' };
  const secret = randomBytes(24).toString('base64url');
  await db.transaction(async (tx) => {
    // A new link takes the place of an older one.
    await tx.delete(administrator_invitations).where(eq(administrator_invitations.email, email));
    await tx.insert(administrator_invitations).values({
      name,
      email,
      token_hash: hashOf(secret),
      invited_by: invitedBy,
      expires_at: sql`now() + ${sql.raw(`interval '${days} days'`)}`,
    });
  });
  return { ok: true, secret };
}

/** Whom a link invites; undefined when it is unknown, used or too old. */
export async function findInvitation(db: Database, secret: string) {
  const [row] = await db
    .select({
      id: administrator_invitations.id,
      name: administrator_invitations.name,
      email: administrator_invitations.email,
    })
    .from(administrator_invitations)
    .where(and(eq(administrator_invitations.token_hash, hashOf(secret)), isOpen));
  return row;
}

/** Marks an invitation as used; false when somebody was quicker. */
export async function takeInvitation(db: Database, id: number): Promise<boolean> {
  const taken = await db
    .update(administrator_invitations)
    .set({ accepted_at: sql`now()` })
    .where(and(eq(administrator_invitations.id, id), isOpen))
    .returning({ id: administrator_invitations.id });
  return taken.length > 0;
}

/** Invitations that can still be accepted. */
export async function openInvitations(db: Database) {
  return db
    .select({
      id: administrator_invitations.id,
      name: administrator_invitations.name,
      email: administrator_invitations.email,
      expires_at: administrator_invitations.expires_at,
    })
    .from(administrator_invitations)
    .where(isOpen)
    .orderBy(desc(administrator_invitations.created_at));
}

/** Makes an invitation's link worthless. One that is gone already is no failure. */
export async function withdrawInvitation(db: Database, id: number): Promise<void> {
  await db.delete(administrator_invitations).where(eq(administrator_invitations.id, id));
}
