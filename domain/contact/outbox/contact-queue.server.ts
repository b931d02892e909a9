import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages, contact_replies } from '#database/schema/contact.ts';
import type { MailedMessage } from './contact-mail.ts';
import { secondsUntilRetry } from './contact-retries.ts';
import type { MailOutcome } from './mailer.ts';

/** Seconds that a message stays taken unless its process renews the claim with `keep`. */
export const claimSeconds = 30;

interface Queued {
  id: number;
  attempts: number;
}

export type QueuedMessage = Queued & MailedMessage;

/** A mail to a visitor. */
export type QueuedReply = Queued & typeof contact_replies.$inferSelect;

type Ahead = () => number;

/** The queue of contact messages. */
export const messageQueue = (db: Database, ahead?: Ahead) =>
  new ContactQueue<QueuedMessage>(db, contact_messages, ahead);

/** The queue of mails to visitors. */
export const replyQueue = (db: Database, ahead?: Ahead) =>
  new ContactQueue<QueuedReply>(db, contact_replies, ahead);

/**
 * A queue of mails to send, shared by all instances. It uses the database's clock, so that the clocks of
 * instances may differ; `ahead` adds milliseconds to it.
 */
export class ContactQueue<Row extends Queued> {
  readonly #db: Database;
  readonly #table: typeof contact_messages;
  readonly #waiting: SQL;
  readonly #ahead: Ahead;

  constructor(
    db: Database,
    table: typeof contact_messages | typeof contact_replies,
    ahead: Ahead = () => 0,
  ) {
    this.#db = db;
    // Drizzle cannot write to a union of tables; only the columns that both have are used.
    this.#table = table as typeof contact_messages;
    this.#waiting = eq(table.delivery, 'waiting');
    this.#ahead = ahead;
  }

  /** Claims up to `most` due messages for this process, the longest due first, without the ids in `except`. */
  async take(most: number, except: readonly number[]): Promise<Row[]> {
    const due = this.#db
      .select({ id: this.#table.id })
      .from(this.#table)
      .where(
        and(
          this.#waiting,
          lte(this.#table.next_attempt_at, this.#now()),
          or(isNull(this.#table.taken_until), lte(this.#table.taken_until, this.#now())),
          except.length > 0 ? notInArray(this.#table.id, [...except]) : undefined,
        ),
      )
      .orderBy(asc(this.#table.next_attempt_at), asc(this.#table.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const taken = await this.#db
      .update(this.#table)
      .set({ taken_until: this.#now(claimSeconds) })
      .where(inArray(this.#table.id, due))
      .returning();
    return taken as unknown as Row[];
  }

  /** Renews this process's claim on the messages. */
  async keep(ids: readonly number[]): Promise<void> {
    await this.#db
      .update(this.#table)
      .set({ taken_until: this.#now(claimSeconds) })
      .where(and(inArray(this.#table.id, [...ids]), this.#waiting));
  }

  /** Marks a message as sent or kept. */
  async recordSent(id: number, recipient: string, outcome: MailOutcome): Promise<void> {
    await this.#db
      .update(this.#table)
      .set({
        delivery: outcome,
        sent_at: outcome === 'sent' ? this.#now() : null,
        recipient,
        attempts: sql`${this.#table.attempts} + 1`,
        taken_until: null,
        last_error: null,
      })
      .where(and(eq(this.#table.id, id), this.#waiting));
  }

  /** Schedules the next try of a message, or marks it as failed after the last one. */
  async recordFailure(
    { id, attempts }: Row,
    recipient: string,
    reason: string,
  ): Promise<'waiting' | 'failed'> {
    const wait = secondsUntilRetry(attempts + 1);
    const delivery = wait === undefined ? 'failed' : 'waiting';
    await this.#db
      .update(this.#table)
      .set({
        delivery,
        attempts: attempts + 1,
        next_attempt_at: this.#now(wait ?? 0),
        taken_until: null,
        last_error: reason.slice(0, 1000),
        recipient,
      })
      .where(and(eq(this.#table.id, id), this.#waiting));
    return delivery;
  }

  /** Milliseconds until the next message is due; undefined if none waits. */
  async untilNextDue(): Promise<number | undefined> {
    const due = sql`min(greatest(${this.#table.next_attempt_at}, ${this.#table.taken_until}))`;
    const [row] = await this.#db
      .select({
        milliseconds: sql<string | null>`extract(epoch from ${due} - ${this.#now()}) * 1000`,
      })
      .from(this.#table)
      .where(this.#waiting);
    const milliseconds = row?.milliseconds ?? null;
    return milliseconds === null ? undefined : Math.max(0, Math.ceil(Number(milliseconds)));
  }

  #now(seconds = 0): SQL<Date> {
    return sql`now() + ${this.#ahead() + seconds * 1000} * interval '1 millisecond'`;
  }
}
