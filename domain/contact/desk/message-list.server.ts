import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  contact_message_lines,
  contact_messages,
  contact_notes,
  contact_replies,
} from '#database/schema/contact.ts';
import { reading, readListPage } from '../../lists/list-page.server.ts';
import type { ListPage } from '../../lists/list-page.ts';
import { contains } from '../../lists/search.server.ts';
import { codeSpelling } from '../../products/item-codes/code-spelling.server.ts';
import type { ContactDeliveryState } from './contact-inbox.server.ts';
import { hasFailedMail, isOverdue, stateOfMessage } from './message-state.server.ts';
import type { MessageState } from './message-state.ts';

type Row = typeof contact_messages.$inferSelect;

export type MessageLine = typeof contact_message_lines.$inferSelect;
export type MessageNote = typeof contact_notes.$inferSelect;
type ReplyRow = typeof contact_replies.$inferSelect;
/** A receipt or an answer to the sender. Only answers have their text: that of a receipt has a secret address. */
export type MessageReply = Pick<
  ReplyRow,
  'id' | 'contact_message_id' | 'kind' | 'author' | 'delivery' | 'last_error' | 'created_at'
> & { text: string | null };

export interface ContactMessage extends Omit<Row, 'taken_until' | 'request_key' | 'secret'> {
  state: MessageState;
  /** What a sample request asks for. */
  lines: MessageLine[];
  notes: MessageNote[];
  replies: MessageReply[];
}

/** Which messages a list shows. */
export interface MessagesAsked {
  /** Text in the name, address, company, subject or message of a message, or in one of its lines. */
  q?: string;
  delivery?: ContactDeliveryState | undefined;
  state?: MessageState | 'overdue' | undefined;
  /** The e-mail address of the account to which the messages are assigned. */
  person?: string | undefined;
}

/** A page of the stored contact messages, newest first. */
export async function listContactMessages(
  db: Database,
  asked: MessagesAsked & { page: number; size?: number },
): Promise<ListPage<ContactMessage>> {
  const { taken_until, request_key, secret, ...shown } = getTableColumns(contact_messages);
  const page = await readListPage(db, {
    table: contact_messages,
    where: found(db, asked),
    page: asked.page,
    pageSize: asked.size ?? 20,
    read: reading(
      db
        .select({ ...shown, state: stateOfMessage })
        .from(contact_messages)
        .$dynamic(),
      sql`${contact_messages.created_at} desc, ${contact_messages.id} desc`,
    ),
  });
  return { ...page, rows: await withParts(db, page.rows) };
}

function found(db: Database, { q = '', delivery, state, person }: MessagesAsked) {
  const { name, email, company, address, subject, message } = contact_messages;
  const line = contact_message_lines;
  const code = codeSpelling(q);
  // One query for each table, so that each can use its index.
  const inMessage = db
    .select({ id: contact_messages.id })
    .from(contact_messages)
    .where(
      or(...[name, email, company, address, subject, message].map((column) => contains(column, q))),
    );
  const inLine = db
    .select({ id: line.contact_message_id })
    .from(line)
    .where(
      or(
        ...[line.asked, line.name, line.note].map((column) => contains(column, q)),
        // A code in any spelling: `st 120` finds ST120.
        code === ''
          ? undefined
          : sql`strpos(translate(lower(${line.asked}), ' -', ''), ${code}) > 0`,
      ),
    );
  return and(
    q === '' ? undefined : sql`${contact_messages.id} in (${inMessage} union all ${inLine})`,
    delivery && (delivery === 'failed' ? hasFailedMail : eq(contact_messages.delivery, delivery)),
    state && (state === 'overdue' ? isOverdue : eq(stateOfMessage, state)),
    person === undefined ? undefined : eq(contact_messages.taken_by, person),
  );
}

async function withParts<T extends { id: number }>(db: Database, messages: T[]) {
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, contact_message_id, kind, author, text, delivery, last_error, created_at } =
    contact_replies;
  const [lines, notes, replies] = await Promise.all([
    db
      .select()
      .from(contact_message_lines)
      .where(inArray(contact_message_lines.contact_message_id, ids))
      .orderBy(asc(contact_message_lines.position)),
    db
      .select()
      .from(contact_notes)
      .where(inArray(contact_notes.contact_message_id, ids))
      .orderBy(asc(contact_notes.id)),
    db
      .select({
        ...{ id, contact_message_id, kind, author, delivery, last_error, created_at },
        text: sql<string | null>`case when ${kind} = 'answer' then ${text} end`,
      })
      .from(contact_replies)
      .where(inArray(contact_replies.contact_message_id, ids))
      .orderBy(asc(contact_replies.id)),
  ]);
  const of = <Part extends { contact_message_id: number | null }>(parts: Part[]) =>
    Map.groupBy(parts, (part) => part.contact_message_id);
  const [linesOf, notesOf, repliesOf] = [of(lines), of(notes), of(replies)];
  return messages.map((message) => ({
    ...message,
    lines: linesOf.get(message.id) ?? [],
    notes: notesOf.get(message.id) ?? [],
    replies: repliesOf.get(message.id) ?? [],
  }));
}
