import { constants } from 'node:os';

/**
 * Ends this process with a code once nothing is open any more, at the latest after a second. At once,
 * process.exit would now and then wait for a thread of V8's compiler that waits for us (nodejs/node#54918).
 */
export function endProcess(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), 1000).unref();
}

/** Ends this process by a signal that it has got, after what is done at an exit. Why not otherwise: see above. */
export function endBySignal(signal: NodeJS.Signals): void {
  process.emit('exit', 128 + constants.signals[signal]);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
