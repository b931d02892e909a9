import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_second_factors,
  administrator_verifications,
  administrators,
} from '#database/schema/administrators.ts';
import { site_state } from '#database/schema/site-state.ts';
import { isAdministrator, type Rights } from '../roles/rights.ts';

const requiredKey = 'second factor required';

/** Whether everybody has to have a second factor. */
export async function isSecondFactorRequired(db: Database): Promise<boolean> {
  return (await db.$count(site_state, eq(site_state.key, requiredKey))) > 0;
}

/** Requires a second factor of everybody, or no longer. Only an administrator may. */
export async function requireSecondFactor(
  db: Database,
  actor: Rights,
  required: boolean,
): Promise<'done' | 'unchanged' | 'not allowed'> {
  if (!isAdministrator(actor)) return 'not allowed';
  const { rowCount } = required
    ? await db.insert(site_state).values({ key: requiredKey }).onConflictDoNothing()
    : await db.delete(site_state).where(eq(site_state.key, requiredKey));
  return rowCount ? 'done' : 'unchanged';
}

/** Turns an administrator's second factor off, for whoever keeps the server. */
export async function removeSecondFactor(db: Database, administrator: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId } = administrator_second_factors;
    await tx.delete(administrator_second_factors).where(eq(userId, administrator));
    await tx
      .update(administrators)
      .set({ twoFactorEnabled: false })
      .where(eq(administrators.id, administrator));
  });
}

/** Whose sign-in waits for a code, by the cookie that better-auth has given it. */
export async function findPendingSignIn(db: Database, cookies: string) {
  const identifier = /\.two_factor=([\w-]+)/.exec(cookies)?.[1];
  if (!identifier) return undefined;
  const { id, email, deactivatedAt } = administrators;
  const [found] = await db
    .select({ id, email })
    .from(administrator_verifications)
    .innerJoin(administrators, eq(id, administrator_verifications.value))
    .where(and(eq(administrator_verifications.identifier, identifier), isNull(deactivatedAt)));
  return found;
}

/** Ends the sign-ins of an administrator that wait for a code. */
export async function endPendingSignIns(db: Database, administrator: string): Promise<void> {
  await db
    .delete(administrator_verifications)
    .where(eq(administrator_verifications.value, administrator));
}

/** The letters and digits of a code, however it was typed: in groups, or full-width. */
export const codeCharacters = (typed: string): string =>
  typed.normalize('NFKC').replace(/[^a-z0-9]/gi, '');

/** Whether this is a code of an authenticator app, not a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(codeCharacters(typed));

/** Longer than a code of an app is right, with a step before and after its own. */
const usedCodeKept = sql`now() + interval '2 minutes'`;

/**
 * Runs `work` with a code that has let nobody in yet, and answers what it answers; in place of one that
 * was used already, with none. A code is used up when `work` answers something.
 */
export async function withReplayProtection<Value>(
  db: Database,
  { administrator, code }: { administrator: string; code: string },
  work: (code: string) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const { id, expiresAt } = administrator_verifications;
  const text = `${administrator} ${codeCharacters(code)}`;
  const key = `used code ${createHash('sha256').update(text).digest('base64url')}`;
  // Claimed before it is looked at, so that of two at once one is refused.
  const [claimed] = await db
    .insert(administrator_verifications)
    .values({ id: key, identifier: key, value: 'used', expiresAt: usedCodeKept })
    .onConflictDoUpdate({
      target: id,
      set: { expiresAt: usedCodeKept },
      setWhere: lt(expiresAt, sql`now()`),
    })
    .returning({ id });
  // Looked at all the same, so that it counts like any other wrong one.
  if (!claimed) return work('');
  let value: Value | undefined;
  try {
    value = await work(code);
    return value;
  } finally {
    if (value === undefined) await db.delete(administrator_verifications).where(eq(id, key));
  }
}
