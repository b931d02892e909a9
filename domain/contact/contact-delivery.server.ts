import { contactMail } from './contact-mail.ts';
import { type ContactQueue, type QueuedMessage, takenFor } from './contact-queue.server.ts';
import { findContactRecipient, type RecipientParts } from './contact-recipient.server.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

export interface DeliveryParts extends RecipientParts {
  queue: ContactQueue;
  mailer: Mailer;
  log: Record<'info' | 'warn' | 'error', (details: object, event: string) => void>;
}

/** Mails under way at once: one server that answers slowly does not hold up the others. */
const lanes = 5;

/** Milliseconds between looks at the table when nothing is known to be due: another instance may have died. */
const longestSleep = 15_000;

/**
 * Sends stored contact messages until it is stopped. Any number of instances may run: each message
 * is taken by one. A message is repeated only when the mail server's answer to it was lost, and
 * then with the same Message-ID.
 */
export class ContactDelivery {
  readonly #parts: DeliveryParts;
  readonly #underWay = new Map<number, Promise<void>>();
  /** Sent, but not marked as sent in the database yet: they must not be sent again. */
  readonly #unrecorded = new Map<number, { recipient: string; outcome: MailOutcome }>();
  #woken = Promise.withResolvers<void>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks at once: a message has just been stored. */
  wake(): void {
    this.#woken.resolve();
  }

  /** Takes no more messages; resolves when those under way have come to an end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#loop;
    await Promise.all(this.#underWay.values());
  }

  /** Sends everything that is due, and resolves when nothing is due or under way any more. */
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
        // All lanes are taken, or another instance is at work on it.
        if (sleep === 0) sleep = 1000;
      } catch (error) {
        this.#parts.log.error({ error }, 'contact messages cannot be read');
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
    const free = lanes - this.#underWay.size;
    if (this.#stopping || free === 0) return 0;
    const taken = await this.#parts.queue.take(free, [...this.#underWay.keys()]);
    for (const message of taken) {
      const done = this.#deliver(message).finally(() => this.#underWay.delete(message.id));
      this.#underWay.set(message.id, done);
    }
    return taken.length;
  }

  /** Never rejects. */
  async #deliver(message: QueuedMessage): Promise<void> {
    const { queue, mailer, log } = this.#parts;
    const atWork = setInterval(
      () => void queue.keep([message.id]).catch(() => undefined),
      (takenFor * 1000) / 3,
    );
    try {
      const recipient = await findContactRecipient(this.#parts);
      let outcome: MailOutcome;
      try {
        outcome = await mailer.send(contactMail(message, recipient));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const delivery = await queue.recordFailure(message, recipient, reason);
        log.warn({ contactMessage: message.id, error, delivery }, 'contact message not sent');
        return;
      }
      this.#unrecorded.set(message.id, { recipient, outcome });
      log.info({ contactMessage: message.id }, `contact message ${outcome}`);
      await this.#recordRest();
    } catch (error) {
      // It stays taken for a moment, then it is due again.
      log.error({ contactMessage: message.id, error }, 'contact message not recorded');
    } finally {
      clearInterval(atWork);
    }
  }

  async #recordRest(): Promise<void> {
    for (const [id, { recipient, outcome }] of this.#unrecorded) {
      await this.#parts.queue.recordSent(id, recipient, outcome);
      this.#unrecorded.delete(id);
    }
  }
}
