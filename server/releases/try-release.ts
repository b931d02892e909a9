import type { Worker } from 'node:cluster';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '#database/postgres/timeout.ts';
import type { Environment } from '../process/env.ts';
import { startWorker, untilServing } from './start-worker.ts';
import { end } from './worker-group.ts';

/** Milliseconds that a start, and each answer, may take. */
const patience = { start: 120_000, answer: 30_000 };

/** The pages that a ready release must answer without a failure before visitors see it. */
const asked = ['/', '/products', '/admin/login'];

/**
 * Starts one worker of a release on a port that only this machine reaches, and asks it for pages. Throws one sentence
 * if it does not start or does not answer.
 */
export async function tryRelease(
  release: string,
  env: Environment,
  variables: Record<string, string>,
): Promise<void> {
  const { siteUrl } = env;
  const trial = { HOST: '127.0.0.1', PORT: '0', LISTEN: 'port', SITE_URL: siteUrl, TRIAL: 'on' };
  const worker = startWorker(release, { ...variables, ...trial }, 'pipe');
  worker.on('error', () => undefined);
  const lastLine = keepLastLine(worker);
  try {
    const late = `it was not ready after ${patience.start / 1000} seconds`;
    const port = await withTimeout(patience.start, untilServing(worker), late);
    const { host } = new URL(siteUrl);
    const stop = AbortSignal.timeout(patience.answer);
    // A database or disk that is slow for a moment fails no update.
    while ((await answerOf(port, '/readyz', host)) >= 500 && !stop.aborted) await pause(500);
    for (const path of ['/readyz', ...asked]) {
      const status = await answerOf(port, path, host);
      if (status >= 500) throw new Error(`it answered ${path} with ${status}`);
    }
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `The release in ${release} does not work: ${[reason, lastLine()].filter(Boolean).join(': ')}`,
      { cause: error },
    );
  } finally {
    void end(worker);
  }
}

const answerOf = (port: number, path: string, host: string): Promise<number> =>
  withTimeout(patience.answer, statusOf(port, path, host), `it did not answer ${path}`);

function statusOf(port: number, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host };
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 500);
    });
    request.once('error', reject);
  });
}

/** Passes on the error output of a worker. Returns a function that returns the last line. */
function keepLastLine({ process: child }: Worker): () => string {
  let last = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    last = text.trim().split('\n').at(-1) ?? last;
  });
  return () => last;
}
