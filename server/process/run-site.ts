import { errorSentence, loggedError } from '../log/logged-error.ts';
import { endProcess } from './end-process.ts';
import { type Environment, processEnvironment } from './env.ts';

/** Runs `work` with this process's environment. If it throws, prints one sentence and exits with code 1. */
export async function runSite(work: (env: Environment) => Promise<void>): Promise<void> {
  // New files must not be readable by other users: the database, uploads, mails and secrets are private.
  process.umask(0o077);
  let showTrace = false;
  try {
    const env = processEnvironment();
    showTrace = ['debug', 'trace'].includes(env.logLevel);
    await work(env);
  } catch (error) {
    if (showTrace) process.stderr.write(`${JSON.stringify(loggedError(error))}\n`);
    process.stderr.write(`${errorSentence(error)}\n`);
    endProcess(1);
  }
}
