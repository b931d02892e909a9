import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { sessionConfig } from './postgres-pool.ts';
import { withTimeout } from './timeout.ts';

interface Listener {
  channel: string;
  onChange: (payload: string) => void;
  onGap: () => void;
}

const firstDelayMs = 50;
// Changes made during an outage must show within a second of the server's return.
const maxDelayMs = 800;
const heartbeatMs = 15_000;

/** The delay before the attempt, in milliseconds: exponential backoff with jitter. */
export function backoffDelay(attempt: number): number {
  const delay = Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs);
  return Math.round(delay * (0.5 + Math.random() / 2));
}

/**
 * Runs LISTEN on its own session. One loop opens the session, waits for its end and opens the next, so
 * there is never more than one. After a loss, it calls every listener's `onGap`.
 */
export class PostgresListener {
  readonly #databaseUrl: string;
  readonly #log: (event: object) => void;
  readonly #listeners = new Set<Listener>();
  readonly #closed = new AbortController();
  readonly #closing = Promise.withResolvers<string>();
  #client: pg.Client | undefined;
  #running: { first: Promise<void>; end: Promise<void> } | undefined;

  constructor(databaseUrl: string, log: (event: object) => void) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  /** Whether notifications arrive; also true while there is no listener. */
  get isListening(): boolean {
    return this.#running === undefined || this.#client !== undefined;
  }

  /** Resolves once the server listens, with a function that stops it. Rejects if the first session fails. */
  async listen(
    channel: string,
    onChange: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>> {
    this.#running ??= this.#start();
    // The first session may have failed, and a later one be open.
    if (!this.#client) await this.#running.first;
    const listener = { channel, onChange, onGap };
    this.#listeners.add(listener);
    // If the session is lost now, the next one listens to the channels of all listeners.
    await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
    });
    return async () => {
      this.#listeners.delete(listener);
      const last = ![...this.#listeners].some((other) => other.channel === channel);
      if (last)
        await this.#client
          ?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
          .catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#closing.resolve('closed');
    const ended = this.#client?.end() ?? Promise.resolve();
    await withTimeout(2000, ended, 'no answer within 2 s').catch(() => undefined);
    await this.#running?.end;
  }

  #start() {
    const first = Promise.withResolvers<void>();
    return { first: first.promise, end: this.#run(first) };
  }

  async #run(first: PromiseWithResolvers<void>): Promise<void> {
    const { signal } = this.#closed;
    let attempt = 0;
    while (!signal.aborted) {
      const client = new pg.Client({ ...sessionConfig(this.#databaseUrl), query_timeout: 5000 });
      let reason: string;
      try {
        const ended = endOf(client);
        await this.#open(client);
        if (signal.aborted) return void client.end().catch(() => undefined);
        this.#client = client;
        first.resolve();
        if (attempt > 0) this.#reportGap();
        const opened = performance.now();
        reason = await this.#untilEnd(client, ended);
        // A session that is cut at once must not be followed by the shortest delay each time.
        if (performance.now() - opened >= maxDelayMs) attempt = 0;
      } catch (error) {
        reason = (error as Error).message;
        first.reject(error);
      }
      this.#client = undefined;
      client.end().catch(() => undefined);
      if (signal.aborted) return;
      attempt += 1;
      const again = backoffDelay(attempt);
      this.#log({ event: 'database listener lost', reason, attempt, again });
      await sleep(again, undefined, { signal }).catch(() => undefined);
    }
  }

  async #open(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners)
        if (listener.channel === channel) listener.onChange(payload ?? '');
    });
    await client.connect();
    for (const channel of new Set([...this.#listeners].map((listener) => listener.channel))) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
  }

  #reportGap(): void {
    this.#log({ event: 'database listener back' });
    for (const { onGap } of this.#listeners) onGap();
  }

  // If the network drops packets, a dead session looks open for minutes without a heartbeat.
  async #untilEnd(client: pg.Client, ended: Promise<string>): Promise<string> {
    const dead = Promise.withResolvers<string>();
    const beat = () =>
      withTimeout(5000, client.query('select 1'), 'no answer within 5 s').catch((error: Error) =>
        dead.resolve(error.message),
      );
    const heartbeat = setInterval(() => void beat(), heartbeatMs);
    try {
      return await Promise.race([ended, dead.promise, this.#closing.promise]);
    } finally {
      clearInterval(heartbeat);
    }
  }
}

function endOf(client: pg.Client): Promise<string> {
  return new Promise((resolve) => {
    client.on('error', (error) => resolve(error.message));
    client.on('end', () => resolve('the connection ended'));
  });
}
