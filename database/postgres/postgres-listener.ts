import pg from 'pg';
import { withinTime } from '../within-time.ts';
import { sessionConfig } from './postgres-pool.ts';

interface Listener {
  channel: string;
  onChange: (payload: string) => void;
  onGap: () => void;
}

const firstPause = 50;
// What was written while nobody listened has to show within a second of the server's return.
const longestPause = 400;
const heartbeatMilliseconds = 15_000;

/**
 * LISTEN on a session of its own. A lost session is replaced, first at once and then more
 * than twice a second, for as long as it takes; whoever listens is told that announcements may be missing.
 */
export class PostgresListener {
  readonly #databaseUrl: string;
  readonly #log: (event: object) => void;
  readonly #listeners = new Set<Listener>();
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(databaseUrl: string, log: (event: object) => void) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  /** Resolves once the server listens; answers how to stop. */
  async listen(
    channel: string,
    onChange: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>> {
    const listener = { channel, onChange, onGap };
    this.#opening ??= this.#open();
    await this.#opening;
    await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.#listeners.add(listener);
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
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#opening?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ ...sessionConfig(this.#databaseUrl), query_timeout: 5000 });
    client.on('error', (error) => this.#lose(client, error.message));
    client.on('end', () => this.#lose(client, 'the connection ended'));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners)
        if (listener.channel === channel) listener.onChange(payload ?? '');
    });
    this.#client = client;
    await client.connect();
    for (const channel of new Set([...this.#listeners].map((listener) => listener.channel))) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#heartbeat = setInterval(() => void this.#beat(client), heartbeatMilliseconds);
  }

  // A network that drops packets without a word leaves a session that looks open for minutes.
  async #beat(client: pg.Client): Promise<void> {
    try {
      await withinTime(5000, client.query('select 1'), 'no answer within 5 s');
    } catch (error) {
      this.#lose(client, (error as Error).message);
    }
  }

  #lose(client: pg.Client, reason: string): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.end().catch(() => undefined);
    this.#log({ event: 'database listener lost', reason });
    this.#reopen(firstPause);
  }

  #reopen(pause: number): void {
    this.#retry = setTimeout(() => {
      this.#opening = this.#open().then(
        () => {
          this.#log({ event: 'database listener back' });
          for (const { onGap } of this.#listeners) onGap();
        },
        () => {
          this.#client = undefined;
          if (!this.#closed) this.#reopen(Math.min(pause * 2, longestPause));
        },
      );
    }, pause);
  }
}
