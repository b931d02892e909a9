import { randomUUID } from 'node:crypto';
import { rememberTestedRecipient } from '../first-steps/first-steps.server.ts';
import { findContactRecipient, type RecipientParts } from './contact-recipient.server.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

export type TestMailAnswer =
  | { to: string; outcome: MailOutcome }
  /** `reason` is the error of the mail server or the network. */
  | { to: string; outcome: 'failed'; reason: string };

/** Sends a test mail to the recipient of contact messages, and returns the outcome. */
export async function sendTestMail(
  parts: RecipientParts & { mailer: Mailer; siteName: () => Promise<string>; host: string },
): Promise<TestMailAnswer> {
  const to = await findContactRecipient(parts);
  try {
    const outcome = await parts.mailer.send({
      messageId: `<${randomUUID()}@${parts.host}>`,
      to,
      subject: `Test email from the ${await parts.siteName()} website`,
      text: 'This is a test. Messages from the Contact Us page are sent to this address.\n',
      date: new Date(),
    });
    if (outcome === 'sent') await rememberTestedRecipient(parts.db, to);
    return { to, outcome };
  } catch (error) {
    parts.log.warn({ error }, 'test email not sent');
    return {
      to,
      outcome: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}
