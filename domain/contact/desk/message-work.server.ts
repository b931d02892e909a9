import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_notes } from '#database/schema/contact.ts';

const { answered_at, closed_at, id: idColumn, read_at, taken_by } = contact_messages;

/** Sets a moment to now, unless it is set already. */
const sinceNow = {
  read: sql`coalesce(${read_at}, now())`,
  answered: sql`coalesce(${answered_at}, now())`,
  closed: sql`coalesce(${closed_at}, now())`,
};

/**
 * The columns of a message that an answer sets. The message is then assigned to the author, unless it was assigned
 * before.
 */
export const answeredBy = (author: string) => ({
  answered_at: sinceNow.answered,
  read_at: sinceNow.read,
  taken_by: sql`coalesce(${taken_by}, ${author})`,
});

async function change(
  db: Database,
  ids: number[],
  values: PgUpdateSetSource<typeof contact_messages>,
): Promise<boolean> {
  const { rowCount } = await db.update(contact_messages).set(values).where(inArray(idColumn, ids));
  return Boolean(rowCount);
}

/** Marks messages as read or as new. */
export async function markMessages(db: Database, ids: number[], read: boolean): Promise<void> {
  await db
    .update(contact_messages)
    .set({ read_at: read ? sinceNow.read : null })
    .where(inArray(idColumn, ids));
}

/** Marks a message as answered or not; an answered one is no longer new. False if there is none. */
export const markAnswered = (db: Database, id: number, answered: boolean) =>
  change(
    db,
    [id],
    answered ? { answered_at: sinceNow.answered, read_at: sinceNow.read } : { answered_at: null },
  );

/** Closes messages, so that they are no longer listed as work, or opens them again. False if there is none of them. */
export const closeMessages = (db: Database, ids: number[], closed: boolean) =>
  change(
    db,
    ids,
    closed ? { closed_at: sinceNow.closed, read_at: sinceNow.read } : { closed_at: null },
  );

/**
 * Assigns a message to a person, or to nobody, if it is still assigned to `from`: of two people who take it at
 * once, one gets it. Otherwise returns the person who has it; undefined if there is no such message.
 */
export async function handMessage(
  db: Database,
  id: number,
  from: string | null,
  to: string | null,
): Promise<{ changed: boolean; holder: string | null } | undefined> {
  const { rowCount } = await db
    .update(contact_messages)
    .set({ taken_by: to, read_at: sinceNow.read })
    .where(and(eq(idColumn, id), from === null ? isNull(taken_by) : eq(taken_by, from)));
  if (rowCount) return { changed: true, holder: to };
  const [found] = await db
    .select({ holder: taken_by })
    .from(contact_messages)
    .where(eq(idColumn, id));
  return found && { changed: false, ...found };
}

/** Adds a note to a message. False if there is no such message. */
export async function addNote(
  db: Database,
  id: number,
  author: string,
  text: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${contact_notes} (contact_message_id, author, text)
    select id, ${author}, ${text} from ${contact_messages} where id = ${id}`);
  return Boolean(rowCount);
}
