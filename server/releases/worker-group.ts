import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../log/log.ts';
import { startWorker, untilServing } from './start-worker.ts';

/** Milliseconds before a worker that ended is replaced; the pause doubles while workers end within a minute. */
const pauses = { first: 250, longest: 30_000, forgottenAfter: 60_000 };

/** Milliseconds that a worker has to finish its requests and its mail. */
const patience = 40_000;

interface GroupOptions {
  /** The folder of the release that the workers run. */
  release: string;
  count: number;
  variables: Record<string, string>;
  log: Log;
}

/** The workers of one release. A worker that ends is replaced until the group is stopped. */
export class WorkerGroup {
  readonly #options: GroupOptions;
  readonly #workers = new Set<Worker>();
  #replaces = false;
  #isStopped = false;

  constructor(options: GroupOptions) {
    this.#options = options;
  }

  /** Starts the first worker, then the others. Throws WorkerEnded if the first one ends before it serves. */
  async start(): Promise<void> {
    await untilServing(this.#start());
    if (this.#isStopped) return;
    this.#replaces = true;
    const others = Array.from({ length: this.#options.count - 1 }, () => this.#start());
    await Promise.allSettled(others.map(untilServing));
  }

  /**
   * Lets every worker finish its requests, and resolves when all have ended. By SIGHUP they still report that the site
   * is ready, because others serve.
   */
  async stop(signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM'): Promise<void> {
    this.#replaces = false;
    this.#isStopped = true;
    await Promise.all([...this.#workers].map((worker) => end(worker, signal)));
  }

  /** `ended` is the number of workers that ended one after another, each soon after its start, before this one. */
  #start(ended = 0): Worker {
    const { release, variables, log } = this.#options;
    const worker = startWorker(release, variables);
    this.#workers.add(worker);
    // An error event without a listener would end the parent, and the database with it.
    worker.on('error', (error) => log.error({ worker: worker.id, error }, 'worker failed'));
    const begun = performance.now();
    worker.once('exit', (code, signal) => {
      this.#workers.delete(worker);
      if (!this.#replaces) return;
      const inARow = performance.now() - begun > pauses.forgottenAfter ? 0 : ended;
      const pause = Math.min(pauses.first * 2 ** inARow, pauses.longest);
      const { id, process: child } = worker;
      log.error({ worker: id, pid: child.pid, code, signal, pause }, 'worker ended, is replaced');
      setTimeout(() => this.#replaces && this.#start(inARow + 1), pause);
    });
    return worker;
  }
}

/** Ends a worker by a signal, and by SIGKILL if it does not end. */
export async function end(worker: Worker, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill(signal);
  const kill = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(kill);
}
