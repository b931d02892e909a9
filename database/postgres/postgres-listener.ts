import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { sessionConfig } from './postgres-pool.ts';
import { withinTime } from './within-time.ts';

interface Listener {
  channel: string;
  onChange: (payload: string) => void;
  onGap: () => void;
}

const firstPause = 50;
// What was written while nobody listened has to show within a second of the server's return.
const longestPause = 800;
/** A session that ended sooner is no reason to try again at once. */
const stableMilliseconds = 10_000;
const heartbeatMilliseconds = 15_000;

/** The pause before the attempt, in milliseconds: doubled each time, half of it by chance. */
export function pauseBefore(attempt: number): number {
  const pause = Math.min(firstPause * 2 ** (attempt - 1), longestPause);
  return Math.round(pause * (0.5 + Math.random() / 2));
}

/**
 * LISTEN on a session of its own. One loop opens it, waits for its end and opens the next, for as
 * long as it takes: never more than one is being opened. Listeners are notified when announcements
 * may be missing.
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

  /** Whether announcements arrive, if anybody listens. */
  get hears(): boolean {
    return this.#running === undefined || this.#client !== undefined;
  }

  /** Resolves once the server listens; answers how to stop. */
  async listen(
    channel: string,
    onChange: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>> {
    this.#running ??= this.#start();
    await this.#running.first;
    const listener = { channel, onChange, onGap };
    this.#listeners.add(listener);
    // Where the session is away or breaks, the next one listens to the channel of every listener.
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
    const farewell = this.#client?.end() ?? Promise.resolve();
    await withinTime(2000, farewell, 'no answer within 2 s').catch(() => undefined);
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
      const begun = Date.now();
      let reason: string;
      try {
        const ended = endOf(client);
        await this.#open(client);
        if (signal.aborted) return void client.end().catch(() => undefined);
        this.#client = client;
        first.resolve();
        if (attempt > 0) this.#tellGap();
        reason = await this.#untilEnd(client, ended);
      } catch (error) {
        reason = (error as Error).message;
        first.reject(error);
      }
      this.#client = undefined;
      client.end().catch(() => undefined);
      if (signal.aborted) return;
      if (Date.now() - begun > stableMilliseconds) attempt = 0;
      attempt += 1;
      const again = pauseBefore(attempt);
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

  #tellGap(): void {
    this.#log({ event: 'database listener back' });
    for (const { onGap } of this.#listeners) onGap();
  }

  // A network that drops packets without a word leaves a session that looks open for minutes.
  async #untilEnd(client: pg.Client, ended: Promise<string>): Promise<string> {
    const silent = Promise.withResolvers<string>();
    const beat = () =>
      withinTime(5000, client.query('select 1'), 'no answer within 5 s').catch((error: Error) =>
        silent.resolve(error.message),
      );
    const heartbeat = setInterval(() => void beat(), heartbeatMilliseconds);
    try {
      return await Promise.race([ended, silent.promise, this.#closing.promise]);
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
