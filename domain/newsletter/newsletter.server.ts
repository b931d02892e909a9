import type { Database } from '#database/connect.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { isEmailAddress } from '../email-address.ts';
import { recordCause } from '../history/recorded/cause.server.ts';
import { readSetting } from '../settings/setting-editing.server.ts';
import { askForConfirmation, type ConfirmationMail } from './confirmation.server.ts';

/** `isActive` is false if the subscriber must confirm the address first. */
export type SubscribeAnswer =
  | { ok: true; isActive: boolean }
  | { ok: false; reason: 'invalid' | 'duplicate' };

export interface SignUp {
  email: string;
  language_code: string;
  /** The path of the page with the form. */
  source: string;
}

/**
 * Subscribes an address to the newsletter. An existing address is a duplicate, ignoring case, even if it is
 * inactive: only staff reactivate one. If subscribers confirm their address, a new subscription is inactive until
 * then, and an inactive one is asked again. The answer is the same for both, so that it does not tell who has
 * subscribed before. Call `wakeDelivery` afterwards.
 */
export async function subscribe(
  db: Database,
  { language_code, source, ...typed }: SignUp,
  mail: ConfirmationMail,
): Promise<SubscribeAnswer> {
  const email = typed.email.toWellFormed().trim().toLowerCase();
  if (!isEmailAddress(email)) return { ok: false, reason: 'invalid' };
  const confirms = Boolean(await readSetting(db, 'newsletter_confirmation'));
  return db.transaction(async (tx) => {
    await recordCause(tx, 'sign-up');
    const added = await tx
      .insert(newsletter_subscription)
      .values({ email, language_code, source, active: !confirms })
      .onConflictDoNothing()
      .returning({ id: newsletter_subscription.id });
    const isAsked = confirms && (await askForConfirmation(tx, email, mail));
    return added.length > 0 || isAsked
      ? { ok: true, isActive: !confirms }
      : { ok: false, reason: 'duplicate' };
  });
}
