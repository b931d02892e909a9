import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_notes, contact_replies } from '#database/schema/contact.ts';
import { bin, history } from '#database/schema/history.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import type { Outbox } from '../contact/outbox/mailer.ts';
import type { PersonTraces } from './person-traces.ts';

interface Stores {
  db: Database;
  /** Mails that were written to disk because no mail server is or was set. */
  outbox: Outbox;
}

const kind = 'newsletter_subscription';

/** The data stored about a person, by their e-mail address. */
export async function findTraces({ db, outbox }: Stores, email: string): Promise<PersonTraces> {
  const traces = tracesOf(email);
  const [messages, notes, replies, subscriptions, binned, entries, mails] = await Promise.all([
    db.$count(contact_messages, traces.messages),
    db.$count(contact_notes, traces.notes),
    db.$count(contact_replies, traces.replies),
    db.$count(newsletter_subscription, traces.subscriptions),
    db.$count(bin, traces.binned),
    db.$count(history, traces.history),
    outbox.countFrom(email),
  ]);
  return { messages, notes, replies, subscriptions, binned, history: entries, mails };
}

/**
 * Deletes all data about a person for good, and returns the number of each. A subscription that has another
 * address now is kept, but its versions are deleted up to the last one with the person's address.
 */
export async function erasePerson({ db, outbox }: Stores, email: string): Promise<PersonTraces> {
  const traces = tracesOf(email);
  const removed = await db.transaction(async (tx) => {
    // The lock waits for a running restore of a subscription, so that its row is found.
    await tx.execute(sql`lock table ${newsletter_subscription}, ${bin} in exclusive mode`);
    const notes = await countRemoved(tx, contact_notes, traces.notes);
    const replies = await countRemoved(tx, contact_replies, traces.replies);
    const messages = await countRemoved(tx, contact_messages, traces.messages);
    // The history is deleted first, because its entries are found by the records.
    const entries = await countRemoved(tx, history, traces.history);
    const gone = await tx
      .delete(newsletter_subscription)
      .where(traces.subscriptions)
      .returning({ id: newsletter_subscription.id });
    const binned = await countRemoved(tx, bin, traces.binned);
    // A trigger has just recorded the deletion above, with the address.
    for (const { id } of gone)
      await tx.execute(sql`delete from history where kind = ${kind} and record_id = ${id}`);
    return { messages, notes, replies, subscriptions: gone.length, binned, history: entries };
  });
  return { ...removed, mails: await outbox.eraseFrom(email) };
}

/** Conditions for the rows of a person, by table. */
export function tracesOf(email: string) {
  const address = email.trim().toLowerCase();
  const isOwn = (column: SQL | PgColumn) => sql`lower(btrim(${column})) = ${address}`;
  const records = sql`
    select s.id from newsletter_subscription s where ${isOwn(sql`s.email`)}
    union select b.record_id from bin b where b.kind = ${kind} and ${isOwn(sql`b.label`)}`;
  const ofMessages = (column: PgColumn) =>
    sql`${column} in (select m.id from contact_messages m where ${isOwn(sql`m.email`)})`;
  return {
    messages: isOwn(contact_messages.email),
    notes: ofMessages(contact_notes.contact_message_id),
    replies: sql`(${isOwn(contact_replies.email)} or ${ofMessages(contact_replies.contact_message_id)})`,
    subscriptions: eq(newsletter_subscription.email, address),
    binned: sql`${bin.kind} = ${kind} and ${isOwn(sql`${bin.label}`)}`,
    // A version before an entry with the address cannot be restored without that entry, so it is deleted too.
    history: sql`${history.kind} = ${kind} and (${history.record_id} in (${records})
      or exists (select from ${history} named
        where named.kind = ${history}.kind and named.record_id = ${history}.record_id
          and named.id >= ${history}.id
          and (${isOwn(sql`named.before ->> 'email'`)} or ${isOwn(sql`named.after ->> 'email'`)})))`,
  };
}

async function countRemoved(tx: Database, table: PgTable, where: SQL): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}
