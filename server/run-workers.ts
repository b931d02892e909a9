import cluster from 'node:cluster';
import { startChecksAndCopies } from './backups/start-checks-and-copies.ts';
import { createLog } from './log/log.ts';
import { logConsole, logLastError } from './log/process-log.ts';
import { openDatabase } from './open-database.ts';
import { prepareDataDir } from './process/data-dir.ts';
import { endBySignal, endProcess } from './process/end-process.ts';
import type { Environment } from './process/env.ts';
import { projectRoot } from './process/project-root.ts';
import { Releases } from './releases/releases.ts';
import { WorkerEnded } from './releases/start-worker.ts';
import { answerUpdates } from './releases/update-socket.ts';
import { answerMetrics } from './workers/worker-metrics.ts';

/**
 * Runs the site as worker processes on one database and one port, until a signal ends this process. It replaces a
 * worker that ends, owns the embedded database, and changes to the workers of another release when it is asked to. If
 * the first worker ends before it serves, the start has failed.
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
  const stopChecksAndCopies = await startChecksAndCopies(env, log);
  answerMetrics();
  // Workers accept connections themselves. A connection that the parent passes to a worker that has just died would
  // never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const releases = new Releases({ env, log, connection });

  let stopping = false;
  let stopUpdates: () => void = () => undefined;
  const finish = async (code: number) => {
    stopping = true;
    stopUpdates();
    await releases.stop();
    await stopChecksAndCopies();
    await connection.close();
    endProcess(code);
  };
  stop = async (signal) => {
    if (stopping) return;
    log.info({ signal }, 'stopping the workers');
    await finish(0);
  };
  const started = releases.start(projectRoot);
  const update = (release: string) => started.then(() => releases.update(release));
  stopUpdates = await answerUpdates(env, update).catch((error) => {
    log.warn({ error }, 'the site cannot be updated while it runs');
    return () => undefined;
  });
  try {
    await started;
  } catch (error) {
    if (stopping) return;
    if (!(error instanceof WorkerEnded)) throw error;
    await finish(error.code);
  }
}
