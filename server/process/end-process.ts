import cluster from 'node:cluster';
import { constants } from 'node:os';

/**
 * Ends this process with an exit code when nothing is open any more, after a second at the latest. An immediate
 * process.exit can deadlock with a compiler thread of V8 (nodejs/node#54918).
 */
export function endProcess(code: number): void {
  process.exitCode = code;
  // The channel of a worker to its parent would keep the process open.
  cluster.worker?.disconnect();
  setTimeout(() => process.exit(), 1000).unref();
}

/** Runs the exit handlers, then ends this process with the received signal. It avoids process.exit as {@link endProcess} does. */
export function endBySignal(signal: NodeJS.Signals): void {
  process.emit('exit', 128 + constants.signals[signal]);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
