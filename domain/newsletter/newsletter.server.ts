import type { Database } from '#database/connect.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { isEmailAddress } from '../email-address.ts';
import { recordCause } from '../history/cause.server.ts';

export type SubscribeAnswer = { ok: true } | { ok: false; reason: 'invalid' | 'duplicate' };

/**
 * Subscribes an address to the newsletter. An address that is there already is a duplicate, in any
 * case of letters and whether it is active or not: only staff switch one back on.
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
