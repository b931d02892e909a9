import cluster from 'node:cluster';

/** The number of this worker, counted from the start; undefined in a site that is one process, and in the parent. */
export const workerNumber = cluster.worker?.id;

/** Whether this process runs the tasks that a start runs once: it is the only process or the first worker. */
export const isFirstProcess = (workerNumber ?? 1) === 1;

/** What a worker sends to its parent when it serves. */
export interface Serving {
  servesOnPort: number;
}

/** Tells the parent of this worker, if it has one, that it serves. */
export function announceServing(port: number): void {
  const message: Serving = { servesOnPort: port };
  cluster.worker?.send(message);
}
