import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '#database/embedded/binaries.ts';
import { makeCluster, programOf } from '#database/embedded/cluster.ts';
import {
  changeOwner,
  choosePostgresUser,
  type PostgresUser,
} from '#database/embedded/postgres-user.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from './postgres-server.ts';

/** A PostgreSQL server on a port of its own, which a test can kill, copy as a standby and start again. */
export class PostgresCluster {
  readonly port: number;
  readonly #folder: string;
  readonly #user: PostgresUser;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, user: PostgresUser) {
    this.port = port;
    this.#folder = folder;
    this.#user = user;
  }

  /** Creates an empty cluster. */
  static async create(): Promise<PostgresCluster> {
    const folder = temporaryFolder();
    const binaries = findBinaries(process.env.PG_BIN);
    const user = choosePostgresUser(folder, binaries, () => undefined);
    makeCluster(join(folder, 'database'), user, binaries.major);
    return new PostgresCluster(await freePort(), folder, user);
  }

  /** Copies a stopped cluster as a standby that streams from it. */
  async standby(): Promise<PostgresCluster> {
    const folder = temporaryFolder();
    const directory = join(folder, 'database');
    cpSync(join(this.#folder, 'database'), directory, { recursive: true });
    writeFileSync(join(directory, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${this.port} user=postgres`;
    const settings = `primary_conninfo = '${source}'\nwal_retrieve_retry_interval = '200ms'\n`;
    appendFileSync(join(directory, 'postgresql.auto.conf'), settings);
    // PostgreSQL refuses a directory that others may read.
    chmodSync(directory, 0o700);
    changeOwner(folder, this.#user);
    return new PostgresCluster(await freePort(), folder, this.#user);
  }

  get #log(): string {
    return join(this.#folder, 'log');
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts the server, on another port if one is given, and waits until it answers. */
  async start(port = this.port): Promise<void> {
    const settings = {
      ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '' },
      ...{ wal_level: 'replica', max_wal_senders: 4, wal_keep_size: '256MB', max_connections: 100 },
      ...{ fsync: 'off', autovacuum: 'off', shared_buffers: '32MB' },
    };
    const parameters = Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const {
      program,
      parameters: all,
      options,
    } = programOf(this.#user, 'postgres', [
      ...['-D', join(this.#folder, 'database')],
      ...parameters,
    ]);
    const log = openSync(this.#log, 'a');
    this.#process = spawn(program, all, { ...options, stdio: ['ignore', log, log] });
    closeSync(log);
    const url = this.url.replace(`:${this.port}/`, `:${port}/`);
    while (!(await answers(url)))
      if (this.#process.exitCode !== null) throw new Error(readFileSync(this.#log, 'utf8'));
  }

  /** Runs a statement and returns its rows. */
  run(statement: string): Promise<Record<string, unknown>[]> {
    return onDatabase(this.url, statement);
  }

  /** Ends the server: SIGINT shuts it down at once, and after SIGQUIT it tells no client. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true });
  }
}

async function onDatabase(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const answers = (url: string) =>
  onDatabase(url, 'select 1').then(
    () => true,
    () => false,
  );
