import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_second_factors,
  administrator_verifications,
  administrators,
} from '#database/schema/administrators.ts';
import { site_state } from '#database/schema/site-state.ts';
import { isAdministrator, type Rights } from '../roles/role-rights.ts';

const requiredKey = 'second factor required';

/** Whether every account must have a second factor. */
export async function isSecondFactorRequired(db: Database): Promise<boolean> {
  return (await db.$count(site_state, eq(site_state.key, requiredKey))) > 0;
}

/** Sets whether every account must have a second factor. Only an administrator may do this. */
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

/** Removes an account's second factor; for the operator of the server. */
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

/** The account whose sign-in waits for a code, by better-auth's cookie; undefined if none waits. */
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

/** Ends the sign-ins of an account that wait for a code. */
export async function endPendingSignIns(db: Database, administrator: string): Promise<void> {
  await db
    .delete(administrator_verifications)
    .where(eq(administrator_verifications.value, administrator));
}

/** The letters and digits of a typed code, without separators and with full-width characters converted. */
export const codeCharacters = (typed: string): string =>
  typed.normalize('NFKC').replace(/[^a-z0-9]/gi, '');

/** Whether this is an authenticator code rather than a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(codeCharacters(typed));

/**
 * How long a used code is stored: longer than an authenticator code is valid, including one step before and
 * after.
 */
const usedCodeKept = sql`now() + interval '2 minutes'`;

/**
 * Runs `work` with a code that has not been used, and returns its result. For a used code, `work` gets ''
 * instead. A code counts as used if `work` returns a value.
 */
export async function withReplayProtection<Value>(
  db: Database,
  { administrator, code }: { administrator: string; code: string },
  work: (code: string) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const { id, expiresAt } = administrator_verifications;
  const text = `${administrator} ${codeCharacters(code)}`;
  const key = `used code ${createHash('sha256').update(text).digest('base64url')}`;
  // Claim the code before it is checked, so that one of two concurrent uses is refused.
  const [claimed] = await db
    .insert(administrator_verifications)
    .values({ id: key, identifier: key, value: 'used', expiresAt: usedCodeKept })
    .onConflictDoUpdate({
      target: id,
      set: { expiresAt: usedCodeKept },
      setWhere: lt(expiresAt, sql`now()`),
    })
    .returning({ id });
  // A used code is checked as an empty one, so that it counts as a wrong code.
  if (!claimed) return work('');
  let value: Value | undefined;
  try {
    value = await work(code);
    return value;
  } finally {
    if (value === undefined) await db.delete(administrator_verifications).where(eq(id, key));
  }
}
