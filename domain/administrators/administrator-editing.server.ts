import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_accounts,
  administrator_invitations,
  administrator_sessions,
  administrators,
} from '#database/schema/administrators.ts';
import { preview_links } from '#database/schema/previews.ts';
import { isStaffLanguage, type StaffLanguage } from '../admin-words/staff-languages.ts';
import type { PlansChoice } from '../planned/plans-choice.ts';
import { resolvePlans } from '../planned/plans-of-account.server.ts';
import { lockAdministrators, storeLanguages } from '../roles/rights-of-account.server.ts';
import { isAdministrator, type Rights } from '../roles/role-rights.ts';
import type { Administrator } from './administrator.ts';
import { endPendingSignIns } from './second-factor.server.ts';

export interface NewAdministrator {
  email: string;
  name: string;
  passwordHash: string;
  /** The rights of the account; full rights if absent. */
  rights?: Rights;
  /** Whether the password must be changed at the first sign-in. */
  must_change_password?: boolean;
}

/** Adds an account with a password, in the caller's transaction. */
export async function addAdministrator(
  tx: Database,
  {
    email,
    name,
    passwordHash,
    rights = { role: 'administrator', languages: [] },
    must_change_password = false,
  }: NewAdministrator,
): Promise<Administrator> {
  const administrator = { id: randomUUID(), email: email.toLowerCase(), name };
  const { id } = administrator;
  const { role } = rights;
  await tx
    .insert(administrators)
    .values({ ...administrator, role, must_change_password, emailVerified: true });
  await storeLanguages(tx, id, rights);
  await tx.insert(administrator_accounts).values({
    ...{ id: randomUUID(), providerId: 'credential', accountId: id, userId: id },
    password: passwordHash,
  });
  return administrator;
}

/** Stores settings of an account. */
export async function changeAccount(
  db: Database,
  id: string,
  settings:
    | { must_change_password: false }
    | { staff_language: StaffLanguage }
    | { edits_formatted: boolean },
): Promise<void> {
  await db.update(administrators).set(settings).where(eq(administrators.id, id));
}

export type ActiveChange =
  /** `plans`: the number of the account's waiting plans. */
  | { ok: true; changed: true; email: string; plans: number }
  | { ok: true; changed: false }
  | { ok: false; refusal: 'not allowed' | 'last one' | 'gone' };

/**
 * Deactivates an account, which ends its sessions and (by a trigger) its invitations, or reactivates it. Only
 * an active administrator may do this, and the last active one cannot be deactivated. `choice` decides about
 * the waiting plans of a deactivated account.
 */
export async function setAdministratorActive(
  db: Database,
  actor: { id: string },
  id: string,
  active: boolean,
  choice: PlansChoice = 'refuse',
): Promise<ActiveChange> {
  return db.transaction(async (tx) => {
    const administratorIds = await lockAdministrators(tx);
    const refused = (refusal: 'not allowed' | 'last one' | 'gone') =>
      ({ ok: false, refusal }) as const;
    if (!administratorIds.includes(actor.id)) return refused('not allowed');
    if (!active && administratorIds.length === 1 && administratorIds[0] === id)
      return refused('last one');
    const { deactivatedAt } = administrators;
    const own = eq(administrators.id, id);
    const [changed] = await tx
      .update(administrators)
      .set({ deactivatedAt: active ? null : new Date() })
      .where(and(own, active ? isNotNull(deactivatedAt) : isNull(deactivatedAt)))
      .returning({ email: administrators.email });
    if (!changed) {
      const isThere = (await tx.$count(administrators, own)) > 0;
      return isThere ? { ok: true, changed: false } : refused('gone');
    }
    if (active) return { ok: true, changed: true, email: changed.email, plans: 0 };
    await endSessions(tx, id);
    const plans = await resolvePlans(tx, id, { choice, actor: actor.id });
    return { ok: true, changed: true, email: changed.email, plans };
  });
}

/** The language in which an account reads the back-office. */
export async function staffLanguageOf(db: Database, id: string): Promise<StaffLanguage> {
  const [account] = await db
    .select({ language: administrators.staff_language })
    .from(administrators)
    .where(eq(administrators.id, id));
  return isStaffLanguage(account?.language) ? account.language : 'en';
}

/** Ends all sessions of an administrator, their open invitations and their preview links. */
export async function endAccess(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock waits for a running inviteAdministrator, which locks the same row.
    const me = eq(administrators.id, id);
    await tx.select({ id: administrators.id }).from(administrators).where(me).for('update');
    await endSessions(tx, id);
    const { invited_by, accepted_at } = administrator_invitations;
    await tx.delete(administrator_invitations).where(and(eq(invited_by, id), isNull(accepted_at)));
    await tx.delete(preview_links).where(eq(preview_links.created_by, id));
  });
}

/** Ends every session of another account and returns their number. Only an administrator may do this. */
export async function endSessionsOf(
  db: Database,
  actor: Rights,
  id: string,
): Promise<number | 'not allowed'> {
  return isAdministrator(actor) ? endSessions(db, id) : 'not allowed';
}

/** Ends every session of an account, and its sign-ins that wait for a code. Returns the number of sessions. */
export async function endSessions(db: Database, id: string): Promise<number> {
  await endPendingSignIns(db, id);
  const { userId } = administrator_sessions;
  const { rowCount } = await db.delete(administrator_sessions).where(eq(userId, id));
  return rowCount ?? 0;
}
