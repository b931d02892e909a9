import { randomUUID } from 'node:crypto';
import { t } from '../../admin-words/t.ts';
import { rememberTestedRecipient } from '../../first-steps/first-steps.server.ts';
import { findContactRecipient, type RecipientParts } from './contact-recipient.server.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

export type TestMailAnswer =
  | { to: string; outcome: MailOutcome }
  /** `reason` is the error of the mail server or the network. */
  | { to: string; outcome: 'failed'; reason: string };

interface MailParts {
  mailer: Mailer;
  siteName: () => Promise<string>;
  host: string;
  log: RecipientParts['log'];
}

/** Sends a test mail to the recipient of contact messages, and returns the outcome. */
export async function sendTestMail(parts: RecipientParts & MailParts): Promise<TestMailAnswer> {
  const to = await findContactRecipient(parts);
  const text = t('This is a test. Messages from the Contact Us page are sent to this address.');
  const answer = await sendTestMailTo(to, text, parts);
  if (answer.outcome === 'sent') await rememberTestedRecipient(parts.db, to);
  return answer;
}

/** Sends a test mail with this text, and returns the outcome. */
export async function sendTestMailTo(
  to: string,
  text: string,
  { mailer, siteName, host, log }: MailParts,
): Promise<TestMailAnswer> {
  try {
    const outcome = await mailer.send({
      messageId: `<${randomUUID()}@${host}>`,
      to,
      subject: t('Test email from the {site} website', { site: await siteName() }),
      text: `${text}\n`,
      date: new Date(),
    });
    return { to, outcome };
  } catch (error) {
    log.warn({ error }, 'test email not sent');
    return {
      to,
      outcome: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}
