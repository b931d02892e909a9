import { Socket } from 'node:net';
import pg from 'pg';
import { throwConnectionError } from './postgres-pool.ts';
import { ServerWatchdog, type WatchdogTimeouts } from './server-watchdog.ts';

/** Runs work on its own session, and ends the session if the server no longer responds. */
export async function onWatchedSession<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
  timeouts?: WatchdogTimeouts,
): Promise<Result> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => undefined);
  await client.connect().catch(throwConnectionError);
  const watchdog = new ServerWatchdog(config, () => undefined, timeouts);
  try {
    return await watchdog.watch(work(client), () =>
      socket.destroy(new Error('The PostgreSQL server has stopped responding.')),
    );
  } finally {
    watchdog.close();
    if (!socket.destroyed) await client.end();
  }
}
