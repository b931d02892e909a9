import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Serving } from '../workers/worker.ts';

/** Thrown if a worker ends before it serves. */
export class WorkerEnded extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** Starts a worker of the release in a folder. */
export function startWorker(
  release: string,
  variables: Record<string, string>,
  stderr: 'inherit' | 'pipe' = 'inherit',
): Worker {
  cluster.setupPrimary({
    exec: join(release, 'build', 'server', 'site.js'),
    // The folder in which the parent was started may have been removed by an update.
    cwd: release,
    stdio: ['inherit', 'inherit', stderr, 'ipc'],
  });
  return cluster.fork(variables);
}

/** Resolves with the port on which a new worker serves. Throws {@link WorkerEnded} if it ends before. */
export function untilServing(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Partial<Serving>) => {
      if (message.servesOnPort !== undefined) resolve(message.servesOnPort);
    });
    worker.once('exit', (code, signal) =>
      reject(new WorkerEnded(Number(code) || 1, `it ended (${signal ?? `code ${code}`})`)),
    );
  });
}
