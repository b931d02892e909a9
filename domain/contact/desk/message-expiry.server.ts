import { and, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_replies } from '#database/schema/contact.ts';
import type { Outbox } from '../outbox/mailer.ts';
import { readMessageAge } from './message-state.server.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes the messages whose last exchange is older than the setting allows, with all rows that belong to them;
 * returns their number. A message with a mail that waits to be sent stays. Without the setting, all messages stay.
 */
export async function expireMessages(db: Database, outbox: Outbox): Promise<number> {
  const days = await readMessageAge(db);
  if (days === undefined) return 0;
  const limit = new Date(Date.now() - days * day);
  const { rowCount } = await db.delete(contact_messages).where(
    and(
      lt(contact_messages.created_at, limit),
      ne(contact_messages.delivery, 'waiting'),
      sql`not exists (select from ${contact_replies}
        where ${contact_replies.contact_message_id} = ${contact_messages.id}
          and (${contact_replies.created_at} >= ${limit.toISOString()} or ${contact_replies.delivery} = 'waiting'))`,
    ),
  );
  await outbox.eraseBefore(limit);
  return rowCount ?? 0;
}
