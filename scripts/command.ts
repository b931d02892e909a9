import { errorSentence } from '../server/log/logged-error.ts';
import { sendBackupAlert } from '../server/mail/backup-alert.ts';
import { endBySignal } from '../server/process/end-process.ts';
import type { Environment } from '../server/process/env.ts';

/** Runs a command. If it throws, prints one sentence and lets the process exit with 1. */
export async function runCommand(
  work: () => Promise<void>,
  onFailure?: (sentence: string, error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = errorSentence(error);
    console.error(sentence);
    process.exitCode = 1;
    await onFailure?.(sentence, error);
  }
}

/** Tells ALERT_EMAIL that a backup has failed. If that fails as well, prints the reason. */
export async function tellByMail(env: Environment, text: string): Promise<void> {
  await sendBackupAlert(env, text).catch((failure) =>
    console.error(`No one could be told by mail: ${errorSentence(failure)}`),
  );
}

/** The command's arguments without options. Throws the usage if there are too few, too many, or an unknown option. */
export function commandArguments(
  usage: string,
  allowed: { least?: number; most?: number; options?: string[] } = {},
): string[] {
  const { least = 0, options = [] } = allowed;
  const { most = least } = allowed;
  const given = process.argv.slice(2);
  const words = given.filter((word) => !word.startsWith('-'));
  const known = given.every((word) => !word.startsWith('-') || options.includes(word));
  if (!known || words.length < least || words.length > most) throw new Error(usage);
  return words;
}

/** Makes an interrupted command clean up as if it had ended normally. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBySignal);
}
