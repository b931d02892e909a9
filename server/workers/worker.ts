import cluster from 'node:cluster';

/** The number of this worker, counted from the start; undefined in a site that is one process, and in the parent. */
export const workerNumber = cluster.worker?.id;

/** Whether this process does what a start does once: it is the only one, or the first worker. */
export const isFirstProcess = (workerNumber ?? 1) === 1;
