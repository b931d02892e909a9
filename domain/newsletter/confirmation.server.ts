import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { confirmationDays, daysOfUnconfirmed } from '#database/retention/periods.ts';
import { contact_replies } from '#database/schema/contact.ts';
import { history } from '#database/schema/history.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { mayGetMail } from '../contact/outbox/mail-limit.server.ts';
import { recordCause } from '../history/recorded/cause.server.ts';
import type { SubscriptionState } from './subscription.ts';

const { active, confirmation_asked_at, email, id: idColumn, secret } = newsletter_subscription;

/** How to ask for a confirmation. */
export interface ConfirmationMail {
  /** The host name of the site, for the Message-ID. */
  host: string;
  /** Writes the mail, with the secret of the subscription's page. */
  write: (secret: string) => { subject: string; text: string };
}

/**
 * Stores a mail that asks an inactive subscription for its confirmation, unless its address has had too many. False if
 * the address has no inactive subscription.
 */
export async function askForConfirmation(
  tx: Database,
  address: string,
  mail: ConfirmationMail,
): Promise<boolean> {
  const isAsked = and(eq(email, address), eq(active, false));
  // The lock makes concurrent sign-ups run one after the other, so that each is counted.
  const [found] = await tx
    .select({ secret })
    .from(newsletter_subscription)
    .where(isAsked)
    .for('update');
  if (!found) return false;
  if (!(await mayGetMail(tx, address))) return true;
  await tx
    .update(newsletter_subscription)
    .set({ confirmation_asked_at: sql`now()` })
    .where(isAsked);
  await tx.insert(contact_replies).values({
    ...{ kind: 'confirmation', email: address, html: '', ...mail.write(found.secret) },
    message_id: `<${randomUUID()}@${mail.host}>`,
  });
  return true;
}

const isAwaiting = sql<boolean>`(not ${active} and coalesce(
  ${confirmation_asked_at} > now() - ${sql.raw(`interval '${confirmationDays} days'`)}, false))`;

const hasSecret = (given: string): SQL =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given) ? eq(secret, given) : sql`false`;

/** The subscription with a secret; undefined if there is none. */
export async function findSubscriptionBySecret(
  db: Database,
  given: string,
): Promise<{ email: string; state: SubscriptionState } | undefined> {
  const [found] = await db
    .select({
      email,
      state: sql<SubscriptionState>`case when ${active} then 'active'
        when ${isAwaiting} then 'awaiting' else 'inactive' end`,
    })
    .from(newsletter_subscription)
    .where(hasSecret(given));
  return found;
}

/** Activates the subscription with a secret if its confirmation is awaited. */
export const confirmSubscription = (db: Database, given: string) =>
  change(db, and(hasSecret(given), isAwaiting), {
    active: true,
    confirmed_at: sql`now()`,
    confirmation_asked_at: null,
  });

/** Deactivates the subscription with a secret. If its confirmation is awaited, it can no longer be given. */
export const unsubscribe = (db: Database, given: string) =>
  change(db, and(hasSecret(given), sql`(${active} or ${confirmation_asked_at} is not null)`), {
    active: false,
    confirmation_asked_at: null,
  });

function change(db: Database, where: SQL | undefined, values: object): Promise<void> {
  return db.transaction(async (tx) => {
    await recordCause(tx, 'sign-up');
    await tx.update(newsletter_subscription).set(values).where(where);
  });
}

/**
 * Deletes subscriptions that were not confirmed within {@link daysOfUnconfirmed} with their history, and the mails that asked for
 * confirmations. Returns the number of subscriptions.
 */
export function forgetUnconfirmed(db: Database): Promise<number> {
  const limit = sql`now() - make_interval(days => ${daysOfUnconfirmed})`;
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(newsletter_subscription)
      .where(and(eq(active, false), lt(confirmation_asked_at, limit)))
      .returning({ id: idColumn });
    const ids = gone.map(({ id }) => id);
    await tx
      .delete(history)
      .where(and(eq(history.kind, 'newsletter_subscription'), inArray(history.record_id, ids)));
    const { created_at, delivery, kind } = contact_replies;
    await tx
      .delete(contact_replies)
      .where(and(eq(kind, 'confirmation'), ne(delivery, 'waiting'), lt(created_at, limit)));
    return ids.length;
  });
}
