import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import type { MailedMessage } from './contact-mail.ts';
import { secondsUntilRetry } from './contact-retries.ts';
import type { MailOutcome } from './mailer.ts';

/** Seconds that a message stays taken unless its process renews the claim with `keep`. */
export const claimSeconds = 30;

export interface QueuedMessage extends MailedMessage {
  id: number;
  attempts: number;
}

/**
 * The queue of messages to send, shared by all instances. It uses the database's clock, so that the clocks of
 * instances may differ; `ahead` adds milliseconds to it.
 */
export class ContactQueue {
  readonly #db: Database;
  readonly #ahead: () => number;

  constructor(db: Database, ahead: () => number = () => 0) {
    this.#db = db;
    this.#ahead = ahead;
  }

  /** Claims up to `most` due messages for this process, the longest due first, without the ids in `except`. */
  async take(most: number, except: readonly number[]): Promise<QueuedMessage[]> {
    const due = this.#db
      .select({ id: contact_messages.id })
      .from(contact_messages)
      .where(
        and(
          eq(contact_messages.delivery, 'waiting'),
          lte(contact_messages.next_attempt_at, this.#now()),
          or(isNull(contact_messages.taken_until), lte(contact_messages.taken_until, this.#now())),
          except.length > 0 ? notInArray(contact_messages.id, [...except]) : undefined,
        ),
      )
      .orderBy(asc(contact_messages.next_attempt_at), asc(contact_messages.id))
      .limit(most)
      .for('update', { skipLocked: true });
    return this.#db
      .update(contact_messages)
      .set({ taken_until: this.#now(claimSeconds) })
      .where(inArray(contact_messages.id, due))
      .returning();
  }

  /** Renews this process's claim on the messages. */
  async keep(ids: readonly number[]): Promise<void> {
    await this.#db
      .update(contact_messages)
      .set({ taken_until: this.#now(claimSeconds) })
      .where(and(inArray(contact_messages.id, [...ids]), waiting));
  }

  /** Marks a message as sent or kept. */
  async recordSent(id: number, recipient: string, outcome: MailOutcome): Promise<void> {
    await this.#db
      .update(contact_messages)
      .set({
        delivery: outcome,
        sent_at: outcome === 'sent' ? this.#now() : null,
        recipient,
        attempts: sql`${contact_messages.attempts} + 1`,
        taken_until: null,
        last_error: null,
      })
      .where(and(eq(contact_messages.id, id), waiting));
  }

  /** Schedules the next try of a message, or marks it as failed after the last one. */
  async recordFailure(
    { id, attempts }: QueuedMessage,
    recipient: string,
    reason: string,
  ): Promise<'waiting' | 'failed'> {
    const wait = secondsUntilRetry(attempts + 1);
    const delivery = wait === undefined ? 'failed' : 'waiting';
    await this.#db
      .update(contact_messages)
      .set({
        delivery,
        attempts: attempts + 1,
        next_attempt_at: this.#now(wait ?? 0),
        taken_until: null,
        last_error: reason.slice(0, 1000),
        recipient,
      })
      .where(and(eq(contact_messages.id, id), waiting));
    return delivery;
  }

  /** Milliseconds until the next message is due; undefined if none waits. */
  async untilNextDue(): Promise<number | undefined> {
    const due = sql`min(greatest(${contact_messages.next_attempt_at}, ${contact_messages.taken_until}))`;
    const [row] = await this.#db
      .select({
        milliseconds: sql<string | null>`extract(epoch from ${due} - ${this.#now()}) * 1000`,
      })
      .from(contact_messages)
      .where(waiting);
    const milliseconds = row?.milliseconds ?? null;
    return milliseconds === null ? undefined : Math.max(0, Math.ceil(Number(milliseconds)));
  }

  #now(seconds = 0): SQL<Date> {
    return sql`now() + ${this.#ahead() + seconds * 1000} * interval '1 millisecond'`;
  }
}

const waiting = eq(contact_messages.delivery, 'waiting');
