import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Environment } from '../process/env.ts';
import { createMailer } from './create-mailer.ts';

/**
 * Tells ALERT_EMAIL that a backup has failed, and returns whether the mail server accepted the mail. Does nothing
 * without that address or without a mail server. Rejects if the mail cannot be sent.
 */
export async function sendBackupAlert(env: Environment, reason: string): Promise<boolean> {
  if (env.smtpUrl === undefined || env.alertEmail === undefined) return false;
  const { hostname: site } = new URL(env.siteUrl);
  await createMailer(env).send({
    messageId: `<${randomUUID()}@${site}>`,
    to: env.alertEmail,
    subject: `The backup of ${site} has failed`,
    text: `${reason}\n\nThis is about ${env.dataDir} on ${hostname()}. Run npm run doctor there, and then npm run backup.\n`,
    date: new Date(),
  });
  return true;
}

const day = 24 * 60 * 60_000;

/** Returns a function that sends the alert at most once a day, for a task that is tried again and again. Never rejects. */
export function dailyBackupAlert(
  env: Environment,
  onError: (error: unknown) => void,
): (reason: string) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (reason) => {
    if (performance.now() - last < day) return;
    last = performance.now();
    await sendBackupAlert(env, reason).catch(onError);
  };
}
