import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { invitationDays } from '#database/retention/periods.ts';
import { invited_languages } from '#database/schema/administrator-languages.ts';
import {
  administrator_accounts,
  administrator_invitations,
  administrators,
} from '#database/schema/administrators.ts';
import { violatesUnique } from '../failures/failure-reason.server.ts';
import { existingLanguages, findRights } from '../roles/rights-of-account.server.ts';
import { isAdministrator, onlyLanguages, type Rights } from '../roles/role-rights.ts';
import { hashOfSecret, newSecret } from '../secret.server.ts';
import type { Administrator } from './administrator.ts';
import { addAdministrator } from './administrator-editing.server.ts';
import { oneTimeAddress } from './link-key.ts';

/** The path of an invitation link, on the site's host. */
export const invitationPath = (secret: string) => oneTimeAddress('/admin/invitation', secret);

const isOpen = and(
  isNull(administrator_invitations.accepted_at),
  gt(administrator_invitations.expires_at, sql`now()`),
);

/** The invited person and their future rights. */
interface Invitee extends Rights {
  name: string;
  email: string;
}

/** The password hash of an active administrator; undefined for others. Locks the account's row. */
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
 * Creates an invitation for `invitationDays` and returns the secret of its link, of which only the hash is stored. Only
 * an administrator may do this; the invitation ends when the inviter loses access or the role. `verifiedHash`
 * is the hash of the password that the inviter gave; undefined if their password has changed since.
 */
export async function inviteAdministrator(
  db: Database,
  actor: { id: string },
  { name, email, role, languages }: Invitee,
  verifiedHash: string,
): Promise<
  { ok: true; secret: string } | { ok: false; refusal: 'exists' | 'not allowed' } | undefined
> {
  const secret = newSecret();
  return db.transaction(async (tx) => {
    // The lock is held until the invitation is committed: a change that ends the inviter's access comes
    // either before and is seen here, or after and ends the invitation.
    if ((await passwordHashOf(tx, actor.id)) !== verifiedHash) return undefined;
    const rights = await findRights(tx, actor.id);
    if (!rights || !isAdministrator(rights)) return { ok: false, refusal: 'not allowed' };
    if ((await tx.$count(administrators, eq(administrators.email, email))) > 0) {
      return { ok: false, refusal: 'exists' };
    }
    // A new link replaces an older one. The table lock includes links that are created concurrently.
    await tx.execute(sql`lock table ${administrator_invitations} in share row exclusive mode`);
    await tx.delete(administrator_invitations).where(eq(administrator_invitations.email, email));
    const [invitation] = await tx
      .insert(administrator_invitations)
      .values({
        ...{ name, email, role },
        token_hash: hashOfSecret(secret),
        invited_by: actor.id,
        expires_at: sql`now() + ${sql.raw(`interval '${invitationDays} days'`)}`,
      })
      .returning({ id: administrator_invitations.id });
    const codes = await existingLanguages(tx, onlyLanguages({ role, languages }) ?? []);
    if (invitation && codes.length > 0)
      await tx
        .insert(invited_languages)
        .values(codes.map((language_code) => ({ invitation_id: invitation.id, language_code })));
    return { ok: true, secret };
  });
}

/** The invited person; undefined if the link is unknown, used or expired. */
export async function findInvitation(db: Database, secret: string) {
  const [row] = await db
    .select({ name: administrator_invitations.name, email: administrator_invitations.email })
    .from(administrator_invitations)
    .where(and(eq(administrator_invitations.token_hash, hashOfSecret(secret)), isOpen));
  return row;
}

/**
 * Accepts an invitation and adds its account, in one transaction. Undefined if the link is no longer valid,
 * or the address already has an account.
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
        .where(and(eq(administrator_invitations.token_hash, hashOfSecret(secret)), isOpen))
        .returning();
      if (!taken) return undefined;
      const { email, name, role } = taken;
      const languages = await invitedInto(tx, taken.id);
      return addAdministrator(tx, { email, name, passwordHash, rights: { role, languages } });
    });
  } catch (error) {
    if (violatesUnique(error, 'administrators_email_unique')) return undefined;
    throw error;
  }
}

async function invitedInto(tx: Database, invitation: number): Promise<string[]> {
  const rows = await tx
    .select({ code: invited_languages.language_code })
    .from(invited_languages)
    .where(eq(invited_languages.invitation_id, invitation));
  return rows.map(({ code }) => code);
}

/** The invitations that can still be accepted. */
export async function openInvitations(db: Database) {
  return db
    .select({
      id: administrator_invitations.id,
      name: administrator_invitations.name,
      email: administrator_invitations.email,
      role: administrator_invitations.role,
      languages: sql<string[]>`array(
        select i.language_code from ${invited_languages} i
        where i.invitation_id = ${administrator_invitations}.id order by 1)`,
    })
    .from(administrator_invitations)
    .where(isOpen)
    .orderBy(desc(administrator_invitations.created_at));
}

/**
 * Withdraws an invitation and returns the invited address. Only an administrator may do this. A missing
 * invitation is not an error; an accepted one is refused, because the account exists.
 */
export async function withdrawInvitation(
  db: Database,
  actor: Rights,
  id: number,
): Promise<
  { ok: true; email: string | undefined } | { ok: false; refusal: 'accepted' | 'not allowed' }
> {
  if (!isAdministrator(actor)) return { ok: false, refusal: 'not allowed' };
  const own = eq(administrator_invitations.id, id);
  const [withdrawn] = await db
    .delete(administrator_invitations)
    .where(and(own, isNull(administrator_invitations.accepted_at)))
    .returning({ email: administrator_invitations.email });
  if (!withdrawn && (await db.$count(administrator_invitations, own)) > 0)
    return { ok: false, refusal: 'accepted' };
  return { ok: true, email: withdrawn?.email };
}
