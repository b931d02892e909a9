import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { startBackupChecks } from './backup-checks.ts';
import { createLog } from './log/log.ts';
import { logConsole, logLastError } from './log/process-log.ts';
import { openDatabase } from './open-database.ts';
import { prepareDataDir } from './process/data-dir.ts';
import { endBySignal, endProcess } from './process/end-process.ts';
import type { Environment } from './process/env.ts';
import { answerMetrics } from './workers/worker-metrics.ts';

/** Milliseconds before a worker that ended is replaced; the pause doubles while workers end within a minute. */
const pauses = { first: 250, longest: 30_000, forgottenAfter: 60_000 };

/**
 * Runs the site as several worker processes on one database and one port, until a signal ends this process. It replaces
 * a worker that ends, and owns the embedded database. If the first worker ends before it serves, the start has failed.
 */
export async function runWorkers(env: Environment): Promise<void> {
  let stop: (signal: NodeJS.Signals) => unknown = endBySignal;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal));
  const log = createLog(env.logLevel);
  logConsole(log);
  logLastError(log);
  await prepareDataDir(env.dataDir);
  const connection = await openDatabase(env, log);
  const stopBackupChecks = startBackupChecks(env.dataDir, log);
  answerMetrics();
  // Workers accept connections themselves: one that is passed to a worker that has just died would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  let stopping = false;
  let serving = false;
  stop = async (signal) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping the workers');
    stopBackupChecks();
    for (const worker of running()) worker.process.kill('SIGTERM');
    await allEnded();
    await connection.close();
    endProcess(0);
  };

  /** Starts a worker and replaces it when it ends; `ended` is how many have just ended in its place. */
  const keepWorker = (ended = 0) => {
    const worker = cluster.fork();
    // Without a listener an error would end the parent, and the database with it.
    worker.on('error', (error) => log.error({ worker: worker.id, error }, 'worker failed'));
    const begun = performance.now();
    worker.once('exit', (code, signal) => {
      if (stopping || !serving) return;
      const inARow = performance.now() - begun > pauses.forgottenAfter ? 0 : ended;
      const pause = Math.min(pauses.first * 2 ** inARow, pauses.longest);
      const { id, process: child } = worker;
      log.error({ worker: id, pid: child.pid, code, signal, pause }, 'worker ended, is replaced');
      setTimeout(() => stopping || keepWorker(inARow + 1), pause);
    });
    return worker;
  };

  const first = keepWorker();
  const failed = once(first, 'exit').then(([code]) => Number(code) || 1);
  const code = await Promise.race([failed, once(first, 'listening').then(() => undefined)]);
  if (stopping) return;
  if (code === undefined) {
    serving = true;
    for (let number = 2; number <= env.workers; number++) keepWorker();
    return;
  }
  stopping = true;
  stopBackupChecks();
  await connection.close();
  endProcess(code);
}

/** Node lists a worker until its channel has closed, too. */
const running = () =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead()) as Worker[];

async function allEnded(): Promise<void> {
  while (running().length > 0) await once(cluster, 'exit');
}
