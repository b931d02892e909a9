import { isConnectionLost } from '#database/postgres/connection-lost.ts';
import { PostgresPool, type Query, type QueryResult } from '#database/postgres/postgres-pool.ts';
import { DatabaseWatch } from './database-watch.ts';
import type { LogPosition } from './log-position.ts';

/** What a replica says about itself, compared with a position in the log of the database. */
export interface ReplicaState {
  /** Whether it belongs to the same cluster and database. */
  is_replica: boolean;
  /** False after it was promoted. */
  is_standby: boolean;
  /** Whether it receives the log at this moment. */
  is_streaming: boolean;
  /** Whether it has replayed the log up to the position. */
  has_replayed: boolean;
}

const maxConnections = 5;

/** The sessions on one replica. Nothing here throws if the replica does not work. */
export class ReadReplica {
  /** Host and port, for the log. */
  readonly name: string;
  /** Whether its rows include every announced change. */
  isCurrent = false;
  readonly #pool: PostgresPool;
  readonly #watch: DatabaseWatch;

  /** `onReturn` is called when it answers again. */
  constructor(url: string, log: (event: object) => void, onReturn: () => void) {
    const { host, searchParams } = new URL(url);
    this.name = host || (searchParams.get('host') ?? '');
    this.#pool = new PostgresPool(url, maxConnections, (event) => {
      this.isCurrent = false;
      log({ replica: this.name, ...event });
    });
    this.#watch = new DatabaseWatch(
      async () => void (await this.#run({ text: 'select 1' })),
      onReturn,
    );
  }

  /** Runs a statement that only reads; undefined if it fails here, or if the replica does not respond within a second. */
  async read(query: Query, values?: unknown[]): Promise<QueryResult | undefined> {
    try {
      return await this.#watch.unlessAway(() => this.#run(query, values));
    } catch (error) {
      // A standby that starts again may have older rows at first.
      if (isConnectionLost(error)) this.isCurrent = false;
      void this.#watch.check();
      return undefined;
    }
  }

  /** Reads the state; undefined if the replica does not respond. */
  async state({ lsn, system, database }: LogPosition): Promise<ReplicaState | undefined> {
    const answer = await this.read({ text: stateOfReplica }, [lsn, system, database]);
    return answer?.rows[0];
  }

  // The query of the pool would repeat a statement on a session of a standby that has just started again.
  async #run(query: Query, values?: unknown[]): Promise<QueryResult> {
    const session = await this.#pool.connect();
    try {
      return await session.query(query, values);
    } finally {
      session.release();
    }
  }

  /** Waits for running statements. */
  close(): Promise<void> {
    return this.#pool.end();
  }
}

const stateOfReplica = `select pg_is_in_recovery() as is_standby,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_replayed,
  exists (select from pg_stat_wal_receiver) as is_streaming,
  current_database() = $3 and (select system_identifier::text from pg_control_system()) = $2 as is_replica`;
