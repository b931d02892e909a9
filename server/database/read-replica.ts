import { isConnectionLost } from '#database/postgres/connection-lost.ts';
import { PostgresPool, type Query, type QueryResult } from '#database/postgres/postgres-pool.ts';
import { DatabaseWatch } from './database-watch.ts';
import type { LogPosition } from './log-position.ts';

/** The state of a replica, compared with a position in the log of the database. */
export interface ReplicaState {
  /** Whether the server belongs to the same cluster and database. */
  is_replica: boolean;
  /** False after the server was promoted to a primary. */
  is_standby: boolean;
  /** Whether the replica receives the log at this moment. */
  is_streaming: boolean;
  /** Whether the replica has replayed the log up to the position. */
  has_replayed: boolean;
}

const maxConnections = 5;

/** The sessions on one replica. No method throws if the replica does not work. */
export class ReadReplica {
  /** Host and port, for log lines. */
  readonly name: string;
  /** Whether the replica's rows include every announced change. */
  isCurrent = false;
  readonly #pool: PostgresPool;
  readonly #watch: DatabaseWatch;

  /** Calls `onReturn` when the replica answers again after an outage. */
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

  /**
   * Runs a statement that only reads. Returns undefined if the statement fails or the replica does not answer within a
   * second.
   */
  async read(query: Query, values?: unknown[]): Promise<QueryResult | undefined> {
    try {
      return await this.#watch.unlessAway(() => this.#run(query, values));
    } catch (error) {
      // A replica that has restarted may have older rows at first.
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

  // pool.query() would repeat the statement on a new session, whose replica may have restarted with older rows.
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
