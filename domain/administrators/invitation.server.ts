import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_accounts,
  administrator_invitations,
  administrators,
} from '#database/schema/administrators.ts';
import { isTaken } from '../failures/failure-reason.server.ts';
import type { Administrator } from './administrator.ts';
import { addAdministrator } from './administrator-editing.server.ts';

const days = 7;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const isOpen = and(
  isNull(administrator_invitations.accepted_at),
  gt(administrator_invitations.expires_at, sql`now()`),
);

/** The hash of an administrator's password, while they are active. */
export async function passwordHashOf(db: Database, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: administrator_accounts.password })
    .from(administrators)
    .innerJoin(administrator_accounts, eq(administrator_accounts.userId, administrators.id))
    .where(and(eq(administrators.id, id), isNull(administrators.deactivatedAt)))
    .for('share');
  return found?.hash ?? undefined;
}

/**
 * Invites somebody for a week and answers the secret of their link: it is stored nowhere. The
 * invitation ends with the inviter's access. `provenHash` is of the password that they have given:
 * undefined when theirs is another one by now.
 */
export async function inviteAdministrator(
  db: Database,
  { name, email, invitedBy }: { name: string; email: string; invitedBy: string },
  provenHash: string,
): Promise<{ ok: true; secret: string } | { ok: false; refusal: 'exists' } | undefined> {
  const secret = randomBytes(24).toString('base64url');
  return db.transaction(async (tx) => {
    // Held until the invitation is there: whatever ends the inviter's access comes before and is
    // seen here, or comes after and ends the invitation too.
    if ((await passwordHashOf(tx, invitedBy)) !== provenHash) return undefined;
    if ((await tx.$count(administrators, eq(administrators.email, email))) > 0) {
      return { ok: false, refusal: 'exists' };
    }
    // A new link takes the place of an older one.
    await tx.delete(administrator_invitations).where(eq(administrator_invitations.email, email));
    await tx.insert(administrator_invitations).values({
      name,
      email,
      token_hash: hashOf(secret),
      invited_by: invitedBy,
      expires_at: sql`now() + ${sql.raw(`interval '${days} days'`)}`,
    });
    return { ok: true, secret };
  });
}

/** Whom a link invites; undefined when it is unknown, used or too old. */
export async function findInvitation(db: Database, secret: string) {
  const [row] = await db
    .select({ name: administrator_invitations.name, email: administrator_invitations.email })
    .from(administrator_invitations)
    .where(and(eq(administrator_invitations.token_hash, hashOf(secret)), isOpen));
  return row;
}

/**
 * Uses an invitation up and adds the administrator whom it invites: both or neither. Undefined when
 * the link is worth nothing (any more), or the address has an account by now.
 */
export async function acceptInvitation(
  db: Database,
  secret: string,
  passwordHash: string,
): Promise<Administrator | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const [taken] = await tx
        .update(administrator_invitations)
        .set({ accepted_at: sql`now()` })
        .where(and(eq(administrator_invitations.token_hash, hashOf(secret)), isOpen))
        .returning();
      return taken && addAdministrator(tx, { ...taken, passwordHash });
    });
  } catch (error) {
    if (isTaken(error, 'administrators_email_unique')) return undefined;
    throw error;
  }
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

/** Makes an invitation's link worthless and answers whom it invited. One that is gone already is no failure. */
export async function withdrawInvitation(db: Database, id: number): Promise<string | undefined> {
  const [withdrawn] = await db
    .delete(administrator_invitations)
    .where(eq(administrator_invitations.id, id))
    .returning({ email: administrator_invitations.email });
  return withdrawn?.email;
}
