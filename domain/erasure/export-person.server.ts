import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_replies } from '#database/schema/contact.ts';
import { bin, history } from '#database/schema/history.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { tracesOf } from './erase-person.server.ts';

/** All rows about a person, by their e-mail address: what `erasePerson` would delete, except mails on the disk. */
export async function exportPerson(db: Database, email: string) {
  const traces = tracesOf(email);
  const parts = sql.join(
    ['contact_message_lines', 'contact_notes'].map(
      (table) => sql`, (select coalesce(json_agg(part order by part.id), '[]')
        from ${sql.identifier(table)} part where part.contact_message_id = ${contact_messages.id})
        as ${sql.identifier(table.replace('contact_', '').replace('message_', ''))}`,
    ),
  );
  const rows = async (statement: SQL) =>
    (await db.execute<{ row: unknown }>(statement)).rows.map(({ row }) => withoutInner(row));
  const of = (table: SQL | typeof bin, where: SQL, more: SQL = sql``) =>
    rows(sql`select to_jsonb(found) as row
      from (select ${table}.* ${more} from ${table} where ${where}) found`);
  const [messages, mails, subscriptions, binned, entries] = await Promise.all([
    of(sql`${contact_messages}`, traces.messages, parts),
    of(sql`${contact_replies}`, traces.replies),
    of(sql`${newsletter_subscription}`, traces.subscriptions),
    of(sql`${bin}`, traces.binned),
    of(sql`${history}`, traces.history),
  ]);
  return {
    email,
    exported_at: new Date(),
    messages,
    mails,
    subscriptions,
    binned,
    history: entries,
  };
}

/** Columns that are only for the delivery of mails, or that open a page. */
const inner = new Set([
  ...['message_id', 'next_attempt_at', 'taken_until', 'attempts', 'request_key', 'secret'],
]);

/** Removes these columns from a row, and from the versions of a record that a history entry holds. */
const withoutInner = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row), (key, value) => (inner.has(key) ? undefined : value));
