import { eq } from 'drizzle-orm';
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
): Promise<'done' | 'not allowed'> {
  if (!isAdministrator(actor)) return 'not allowed';
  if (required) await db.insert(site_state).values({ key: requiredKey }).onConflictDoNothing();
  else await db.delete(site_state).where(eq(site_state.key, requiredKey));
  return 'done';
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
  const [found] = await db
    .select({ id: administrators.id, email: administrators.email })
    .from(administrator_verifications)
    .innerJoin(administrators, eq(administrators.id, administrator_verifications.value))
    .where(eq(administrator_verifications.identifier, identifier));
  return found;
}
