import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_accounts,
  administrator_password_links,
  administrators,
} from '#database/schema/administrators.ts';
import { hashOfSecret, newSecret } from '../../secret.server.ts';
import type { Administrator } from '../administrator.ts';
import { changeAccount, endAccess } from '../administrator-editing.server.ts';
import { oneTimeAddress } from '../link-key.ts';

/** The path of a password link, on the site's host. */
export const passwordLinkPath = (secret: string) => oneTimeAddress('/admin/new-password', secret);

/**
 * Creates a password link for an active administrator, valid for an hour. Returns its secret, of which only
 * the hash is stored; undefined if no active account has this address.
 */
export async function makePasswordLink(
  db: Database,
  email: string,
): Promise<{ administrator: Administrator; secret: string } | undefined> {
  const { id, name } = administrators;
  const [administrator] = await db
    .select({ id, name, email: administrators.email })
    .from(administrators)
    .where(
      and(
        eq(administrators.email, email.trim().toLowerCase()),
        isNull(administrators.deactivatedAt),
      ),
    );
  if (!administrator) return undefined;
  const secret = newSecret();
  const values = { token_hash: hashOfSecret(secret), expires_at: sql`now() + interval '1 hour'` };
  await db
    .insert(administrator_password_links)
    .values({ administrator_id: administrator.id, ...values })
    .onConflictDoUpdate({ target: administrator_password_links.administrator_id, set: values });
  return { administrator, secret };
}

/** The account of a link; undefined if the link is unknown, used or expired. */
export async function findPasswordLink(
  db: Database,
  secret: string,
): Promise<Administrator | undefined> {
  const { id, name, email } = administrators;
  const [found] = await db
    .select({ id, name, email })
    .from(administrator_password_links)
    .innerJoin(administrators, eq(administrators.id, administrator_password_links.administrator_id))
    .where(and(isOpen(secret), isNull(administrators.deactivatedAt)));
  return found;
}

/**
 * Uses a link and sets its account's password. Ends the account's sessions, open invitations and preview
 * links. Undefined if the link is no longer valid.
 */
export async function redeemPasswordLink(
  db: Database,
  secret: string,
  passwordHash: string,
): Promise<Administrator | undefined> {
  return db.transaction(async (tx) => {
    const administrator = await findPasswordLink(tx, secret);
    const [used] = await tx
      .delete(administrator_password_links)
      .where(isOpen(secret))
      .returning({ id: administrator_password_links.administrator_id });
    if (!administrator || !used) return undefined;
    await tx
      .update(administrator_accounts)
      .set({ password: passwordHash })
      .where(
        and(
          eq(administrator_accounts.userId, administrator.id),
          eq(administrator_accounts.providerId, 'credential'),
        ),
      );
    await changeAccount(tx, administrator.id, { must_change_password: false });
    await endAccess(tx, administrator.id);
    return administrator;
  });
}

const isOpen = (secret: string) =>
  and(
    eq(administrator_password_links.token_hash, hashOfSecret(secret)),
    gt(administrator_password_links.expires_at, sql`now()`),
  );
