import { type ContactQueue, claimSeconds } from './contact-queue.server.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';

interface DeliveryParts<Row extends { id: number; attempts: number }> {
  queue: ContactQueue<Row>;
  /** The word for a mail in the log. */
  what: string;
  mailOf: (row: Row) => Promise<Mail>;
  mailer: Mailer;
  log: Record<'info' | 'warn' | 'error', (details: object, event: string) => void>;
}

/** The number of mails sent concurrently, so that one slow mail server does not delay the others. */
const mostConcurrentSends = 5;

/** The longest sleep in milliseconds. It limits how late messages of a crashed instance are picked up. */
const longestSleep = 15_000;

/**
 * Sends the mails of a queue until it is stopped. Several instances may run, because an instance claims a
 * mail before it sends it. If the mail server's answer is lost, the message is sent again with the same
 * Message-ID.
 */
export class ContactDelivery<Row extends { id: number; attempts: number }> {
  readonly #parts: DeliveryParts<Row>;
  readonly #underWay = new Map<number, Promise<void>>();
  /** Messages that were sent but not yet marked as sent in the database; they must not be sent again. */
  readonly #unrecorded = new Map<number, { recipient: string; outcome: MailOutcome }>();
  #woken = Promise.withResolvers<void>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(parts: DeliveryParts<Row>) {
    this.#parts = parts;
  }

  /** Starts the loop; further calls do nothing. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** Checks for due messages at once, because one was just stored. */
  wake(): void {
    this.#woken.resolve();
  }

  /** Takes no more messages; resolves when the running sends are finished. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#loop;
    await Promise.all(this.#underWay.values());
  }

  /** Sends all due messages; resolves when none is due and none is being sent. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const taken = await this.#takeDue();
      if (taken === 0 && this.#underWay.size === 0) return;
      if (taken === 0) await Promise.race(this.#underWay.values());
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = Promise.withResolvers<void>();
      let sleep = longestSleep;
      try {
        if ((await this.#takeDue()) > 0) continue;
        sleep = Math.min(sleep, (await this.#parts.queue.untilNextDue()) ?? sleep);
        // All slots are in use, or another instance has taken the message.
        if (sleep === 0) sleep = 1000;
      } catch (error) {
        this.#parts.log.error({ error }, `${this.#parts.what}s cannot be read`);
        sleep = 1000;
      }
      await this.#rest(sleep);
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    await Promise.race([promise, this.#woken.promise, ...this.#underWay.values()]);
    clearTimeout(timer);
  }

  async #takeDue(): Promise<number> {
    await this.#recordRest();
    const free = mostConcurrentSends - this.#underWay.size;
    if (this.#stopping || free === 0) return 0;
    const taken = await this.#parts.queue.take(free, [...this.#underWay.keys()]);
    for (const row of taken) {
      const done = this.#deliver(row).finally(() => this.#underWay.delete(row.id));
      this.#underWay.set(row.id, done);
    }
    return taken.length;
  }

  /** Sends a mail and records the outcome. Never rejects. */
  async #deliver(row: Row): Promise<void> {
    const { queue, mailer, log, what, mailOf } = this.#parts;
    const claimRenewal = setInterval(
      () => void queue.keep([row.id]).catch(() => undefined),
      (claimSeconds * 1000) / 3,
    );
    try {
      const mail = await mailOf(row);
      const recipient = mail.to;
      let outcome: MailOutcome;
      try {
        outcome = await mailer.send(mail);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const delivery = await queue.recordFailure(row, recipient, reason);
        log.warn({ row: row.id, error, delivery }, `${what} not sent`);
        return;
      }
      this.#unrecorded.set(row.id, { recipient, outcome });
      log.info({ row: row.id }, `${what} ${outcome}`);
      await this.#recordRest();
    } catch (error) {
      // The mail stays taken until `claimSeconds` has passed, then it is due again.
      log.error({ row: row.id, error }, `${what} not recorded`);
    } finally {
      clearInterval(claimRenewal);
    }
  }

  async #recordRest(): Promise<void> {
    for (const [id, { recipient, outcome }] of this.#unrecorded) {
      await this.#parts.queue.recordSent(id, recipient, outcome);
      this.#unrecorded.delete(id);
    }
  }
}
