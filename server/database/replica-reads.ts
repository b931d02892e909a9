import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Database } from '#database/connect.ts';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import type { Query, QueryResult, ReadStatement } from '#database/postgres/postgres-pool.ts';
import { Known } from '#domain/records/known.server.ts';
import type { Log } from '../log/log.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { type LogPosition, readLogPosition } from './log-position.ts';
import { ReadReplica } from './read-replica.ts';

/** Milliseconds until the second check of a replica that is behind; the pause doubles with every check. */
const shortestPause = 5;
/** Milliseconds between two checks of a replica that is current, or that has been behind for long. */
const longestPause = 1000;

/** Why a replica is not used. */
type Reason = 'behind' | 'does not respond' | 'is no standby' | 'replicates another database';

interface ReplicaParts {
  urls: readonly string[];
  connection: Pick<Connection, 'db' | 'isListening' | 'readingThrough'>;
  /** Knows whether the primary database answers. */
  database: DatabaseWatch;
  log: Log;
}

/**
 * Reads of public pages on streaming replicas (decision 0247). After an announced change, every read goes to the
 * database until a replica has replayed the log up to that change. While the database is away, a replica that has every
 * announced change answers in its place.
 */
export class ReplicaReads {
  /** The database for public pages. Without replicas it is the database itself. */
  readonly db: Database;
  readonly #parts: ReplicaParts;
  readonly #replicas: ReadReplica[];
  readonly #position: Known<LogPosition>;
  /** The next announced change aborts this controller. */
  #unchanged = new AbortController();
  #following: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #turn = 0;

  constructor(parts: ReplicaParts) {
    const { urls, connection, log } = parts;
    this.#parts = parts;
    const logged = (event: object) => log.warn(event, 'read replica failed');
    this.#replicas = urls.map((url) => new ReadReplica(url, logged, () => this.changed()));
    this.#position = new Known(
      () => readLogPosition(connection.db),
      [],
      () => true,
    );
    this.db = urls.length === 0 ? connection.db : connection.readingThrough(this.#read);
  }

  /** Checks every replica once, then keeps checking. Throws a sentence if a replica belongs to another database. */
  async start(): Promise<void> {
    for (const replica of this.#replicas)
      if ((await this.#look(replica)) === 'replicates another database')
        throw new Error(
          `${replica.name} of DATABASE_REPLICA_URLS is not a replica of the database of DATABASE_URL.`,
        );
    this.#following = Promise.all(this.#replicas.map((replica) => this.#follow(replica)));
  }

  /** Notes a change, or that changes may have been missed. */
  changed(): void {
    for (const replica of this.#replicas) replica.isCurrent = false;
    this.#position.forget();
    this.#unchanged.abort();
    this.#unchanged = new AbortController();
  }

  /** The number of replicas that are in use, and of those that are left out. */
  get counts(): { used: number; left_out: number } {
    const used = this.#current.length;
    return { used, left_out: this.#replicas.length - used };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.changed();
    await this.#following;
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  get #current(): ReadReplica[] {
    return this.#replicas.filter(({ isCurrent }) => isCurrent);
  }

  readonly #read: ReadStatement = async (query, values, here) => {
    const { connection, database } = this.#parts;
    // While announcements do not arrive, a replica may lack changes, so the primary database is asked.
    const early = connection.isListening() && (await this.#readReplica(query, values));
    if (early) return early;
    const answer = await database.unlessAway(here).catch(async (error: unknown) => {
      if (isDatabaseUnavailable(error)) await database.check();
      if (!database.isAway) throw error;
      return undefined;
    });
    return answer ?? (await this.#readReplica(query, values)) ?? here();
  };

  /** Asks the current replicas in turn until one answers. */
  async #readReplica(query: Query, values?: unknown[]): Promise<QueryResult | undefined> {
    const current = this.#current;
    const first = this.#turn++;
    for (let at = 0; at < current.length; at++) {
      const answer = await current[(first + at) % current.length]?.read(query, values);
      if (answer) return answer;
    }
    return undefined;
  }

  async #follow(replica: ReadReplica): Promise<void> {
    let next = shortestPause;
    let logged: Reason | undefined;
    let unchanged = this.#unchanged;
    while (!this.#isClosed) {
      // An import announces thousands of changes; the pause limits the number of checks.
      await pause(shortestPause, undefined, { ref: false });
      if (unchanged !== this.#unchanged) next = shortestPause;
      unchanged = this.#unchanged;
      const reason = await this.#look(replica);
      // Each change leaves every replica behind for a moment, so a short delay is not logged.
      if (reason !== logged && (reason !== 'behind' || next === longestPause)) {
        this.#log(replica, reason);
        logged = reason;
      }
      next = reason === undefined ? longestPause : Math.min(next * 2, longestPause);
      await pause(next, undefined, { ref: false, signal: unchanged.signal }).catch(() => undefined);
    }
  }

  /** Decides whether the replica is current, and returns why it is not. */
  async #look(replica: ReadReplica): Promise<Reason | undefined> {
    const unchanged = this.#unchanged;
    const position = await this.#position.latest().catch(() => undefined);
    if (!position) return 'behind';
    const state = await replica.state(position);
    if (unchanged !== this.#unchanged) return 'behind';
    // A current replica that stops streaming still has its rows. A replica that never streamed may follow another
    // server.
    const isComplete = state?.has_replayed && (state.is_streaming || replica.isCurrent);
    replica.isCurrent = (state?.is_replica && state.is_standby && isComplete) ?? false;
    if (replica.isCurrent) return undefined;
    if (!state) return 'does not respond';
    if (!state.is_replica) return 'replicates another database';
    return state.is_standby ? 'behind' : 'is no standby';
  }

  #log({ name: replica }: ReadReplica, reason: Reason | undefined): void {
    const { log } = this.#parts;
    if (reason) log.warn({ replica, reason }, 'read replica is left out');
    else log.info({ replica }, 'read replica is used');
  }
}
