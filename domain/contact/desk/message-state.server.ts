import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_replies, isUntouched } from '#database/schema/contact.ts';
import { readSetting } from '../../settings/setting-editing.server.ts';
import { type MessageState, usualOverdueDays } from './message-state.ts';

const { answered_at, closed_at, created_at, read_at, taken_by } = contact_messages;

/** SQL for the state of a message. The latest step of the work counts. */
export const stateOfMessage = sql<MessageState>`case
  when ${closed_at} is not null then 'closed'
  when ${answered_at} is not null then 'answered'
  when ${taken_by} is not null then 'taken'
  when ${read_at} is not null then 'read'
  else 'new' end`;

/** A condition: a message has the state `new`. */
export const isNew = isUntouched(contact_messages);

/**
 * A condition: a message is neither answered nor closed, and older than the setting says. An empty setting turns it off:
 * no message is a million days old.
 */
export const isOverdue: SQL = sql`${and(isNull(answered_at), isNull(closed_at))}
  and ${created_at} < now() - interval '1 day' * coalesce(
    (select case when value = '' then 1000000 when value ~ '^[0-9]{1,4}$' then value::int end
      from global_settings where type = 'overdue_days'),
    ${sql.raw(String(usualOverdueDays))})`;

/** A condition: a mail of the message could not be sent, to the company or to its sender. */
export const hasFailedMail = sql`(${contact_messages.delivery} = 'failed' or exists (select from ${contact_replies}
  where ${contact_replies.contact_message_id} = ${contact_messages.id} and ${contact_replies.delivery} = 'failed'))`;

/** The age in days at which messages are deleted; undefined if they stay. */
export async function readMessageAge(db: Database): Promise<number | undefined> {
  const days = Number(await readSetting(db, 'message_age_days'));
  return Number.isSafeInteger(days) && days > 0 ? days : undefined;
}
