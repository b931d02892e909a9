import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { global_settings } from '#database/schema/settings.ts';
import { acceptContactMessage } from '#domain/contact/contact.server.ts';
import {
  messageDelivery,
  replyDelivery,
} from '#domain/contact/outbox/contact-deliveries.server.ts';
import { messageQueue, replyQueue } from '#domain/contact/outbox/contact-queue.server.ts';
import { findContactRecipient } from '#domain/contact/outbox/contact-recipient.server.ts';
import type { Mailer } from '#domain/contact/outbox/mailer.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { openWorld, type World } from '../world.ts';
import { type MailServer, openMailServer } from './mail-server.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The tests of a file write contact messages and deliver them to a mail server of each test. */
export class MailRoom {
  world!: World;
  server!: MailServer;
  /** By how many milliseconds the clock is ahead. */
  ahead = 0;

  constructor() {
    beforeAll(async () => {
      this.world = await openWorld();
    });
    afterAll(() => this.world.close());
    beforeEach(async () => {
      this.ahead = 0;
      this.server = await openMailServer();
    });
    afterEach(async () => {
      await this.server.close();
      await this.world.db.delete(contact_messages);
      await this.world.db.delete(global_settings);
    });
  }

  queue() {
    return messageQueue(this.world.db, () => this.ahead);
  }

  /** One process that delivers messages. */
  instance({
    mailer = smtpMailer(this.server.url, 'Site <noreply@site.example>'),
    queue = this.queue(),
    db = this.world.db,
    error = silent.error,
  }: {
    mailer?: Mailer;
    queue?: ReturnType<typeof messageQueue>;
    /** The database with the setting. */
    db?: Database;
    error?: typeof silent.error;
  } = {}) {
    const log = { ...silent, error };
    const recipient = () =>
      findContactRecipient({ db, log, defaultRecipient: 'info@site.example' });
    return messageDelivery({ db: this.world.db, mailer, log, recipient }, queue);
  }

  /** One process that delivers mails to visitors. */
  replies(mailer: Mailer = smtpMailer(this.server.url, 'Site <noreply@site.example>')) {
    const { db } = this.world;
    const recipient = async () => 'info@site.example';
    return replyDelivery(
      { db, mailer, log: silent, recipient },
      replyQueue(db, () => this.ahead),
    );
  }

  /** Stores a message as a visitor's form does; returns its id. */
  async write(changes: object = {}): Promise<number> {
    const answer = await acceptContactMessage(this.world.db, {
      name: 'Mei Chan',
      email: 'mei@atelier.example',
      subject: 'ST100',
      message: 'May I have a colour card?',
      language_code: 'en',
      host: 'site.example',
      ...changes,
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.id;
  }

  async stored(id: number) {
    const { db } = this.world;
    const [row] = await db.select().from(contact_messages).where(eq(contact_messages.id, id));
    if (!row) throw new Error('The message is gone.');
    return row;
  }

  /** Moves the clock in steps and runs the delivery at each. */
  async pass(
    milliseconds: number,
    delivery: { deliverDue(): Promise<void> },
    step: number,
  ): Promise<void> {
    const end = this.ahead + milliseconds;
    while (this.ahead < end) {
      this.ahead = Math.min(end, this.ahead + step);
      await delivery.deliverDue();
    }
  }
}
