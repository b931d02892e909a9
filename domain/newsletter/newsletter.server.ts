import type { Database } from '#database/connect.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { isEmailAddress } from '../email-address.ts';
import { recordCause } from '../history/cause.server.ts';

export type SubscribeAnswer = { ok: true } | { ok: false; reason: 'invalid' | 'duplicate' };

/**
 * Subscribes an address to the newsletter. An existing address is a duplicate, ignoring case, even if it is
 * inactive: only staff reactivate one.
 */
export async function subscribe(db: Database, email: string): Promise<SubscribeAnswer> {
  const address = email.toWellFormed().trim().toLowerCase();
  if (!isEmailAddress(address)) return { ok: false, reason: 'invalid' };
  const added = await db.transaction(async (tx) => {
    await recordCause(tx, 'sign-up');
    return tx
      .insert(newsletter_subscription)
      .values({ email: address })
      .onConflictDoNothing()
      .returning({ id: newsletter_subscription.id });
  });
  return added.length > 0 ? { ok: true } : { ok: false, reason: 'duplicate' };
}
