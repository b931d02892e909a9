import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { databasePaths } from '../data-directory/database-paths.ts';
import { findBinaries } from './binaries.ts';
import {
  assertComplete,
  checkCluster,
  findReason,
  isEmpty,
  makeCluster,
  programOf,
  refusal,
} from './cluster.ts';
import { type PostgresUser, settlePostgresUser } from './postgres-user.ts';
import { readPostmasterFile, stopOrphan } from './postmaster-file.ts';
import { ServerLog } from './server-log.ts';
import { serverSettings } from './server-settings.ts';
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket-folder.ts';

export interface ServerOptions {
  dataDir: string;
  /** Which of DATA_DIR's clusters: the database, or the one that a restore fills. */
  place?: 'database' | 'restoring';
  postgresBin?: string | undefined;
  log: (event: object) => void;
  /** PostgreSQL's settings in addition to, or instead of, our own. */
  settings?: Record<string, string>;
}

const longestPause = 5000;

/**
 * A PostgreSQL server of our own on DATA_DIR's database, which is made first where there is none.
 * It has no way in but a socket that only this user can reach. When it dies, it is started again.
 * The caller holds the directory's lock.
 */
export class EmbeddedServer {
  /** For pg and DATABASE_URL alike. */
  readonly url: string;
  readonly #directory: string;
  readonly #user: PostgresUser;
  readonly #parameters: string[];
  readonly #socketFolder: string;
  readonly #serverLog: ServerLog;
  readonly #log: (event: object) => void;
  #process: ChildProcess | undefined;
  #stopping = false;
  #revived: Promise<void> = Promise.resolve();
  // What ends this process ends the server, but for kill -9: see stopOrphan.
  readonly #onExit = () => void this.#process?.kill('SIGINT');

  /** Starts it and waits until it answers, or throws a sentence that says why it does not. */
  static async start(options: ServerOptions): Promise<EmbeddedServer> {
    const patience = Date.now() + 10_000;
    for (;;) {
      try {
        return await EmbeddedServer.#startOnce(options);
      } catch (error) {
        // The server of a start that was killed a moment ago had only now begun: it is stopped as well.
        const hasBegun = /lock file .* already exists/.test((error as Error).message);
        if (!hasBegun || Date.now() > patience) throw error;
      }
    }
  }

  static async #startOnce(options: ServerOptions): Promise<EmbeddedServer> {
    const { dataDir, log, place = 'database' } = options;
    const binaries = findBinaries(options.postgresBin);
    const orphan = await stopOrphan(databasePaths(dataDir)[place]);
    if (orphan) log({ event: 'orphaned database server stopped', pid: orphan });
    const user = settlePostgresUser(dataDir, binaries, log);
    const directory = databasePaths(dataDir)[place];
    if (isEmpty(directory)) {
      makeCluster(directory, user, binaries.major);
      log({ event: 'database made', directory });
    } else {
      checkCluster(dataDir, directory, user);
    }
    const settings = { ...serverSettings(binaries.major), ...options.settings };
    const server = new EmbeddedServer(options, directory, user, settings);
    try {
      await server.#launchFirst();
      await assertComplete(server.url, dataDir);
    } catch (error) {
      await server.stop();
      throw error instanceof ServerEnded ? refusal(dataDir, error.message) : error;
    }
    return server;
  }

  private constructor(
    { dataDir, log }: ServerOptions,
    directory: string,
    user: PostgresUser,
    settings: Record<string, string>,
  ) {
    this.#directory = directory;
    this.#user = user;
    this.#log = log;
    this.#socketFolder = makeSocketFolder(user);
    this.#serverLog = new ServerLog(databasePaths(dataDir).log);
    this.url = urlOf(this.#socketFolder);
    this.#parameters = Object.entries({
      ...settings,
      unix_socket_directories: this.#socketFolder,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    process.on('exit', this.#onExit);
  }

  /** Lets it write down what it knows, and waits until it is gone. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const running = this.#process;
    if (running) {
      const gone = once(running, 'exit');
      running.kill('SIGINT');
      const late = setTimeout(() => running.kill('SIGQUIT'), 20_000);
      // One that is paused hears nothing else.
      const tooLate = setTimeout(() => running.kill('SIGKILL'), 25_000);
      await gone;
      clearTimeout(late);
      clearTimeout(tooLate);
    }
    await this.#revived;
    process.off('exit', this.#onExit);
    this.#serverLog.close();
    removeSocketFolder(this.#socketFolder);
  }

  // Sessions of a server that was killed a moment ago may still be ending.
  async #launchFirst(): Promise<void> {
    const patience = Date.now() + 10_000;
    for (;;) {
      try {
        return await this.#launch();
      } catch (error) {
        const ending = /pre-existing shared memory block/.test((error as Error).message);
        if (!ending || Date.now() > patience) throw error;
        await pause(50);
      }
    }
  }

  /** Starts PostgreSQL once, and waits until it answers; throws ServerEnded when it ends instead. */
  async #launch(): Promise<void> {
    const from = this.#serverLog.length;
    const parameters = ['-D', this.#directory, ...this.#parameters];
    const { program, parameters: all, options } = programOf(this.#user, 'postgres', parameters);
    const handle = this.#serverLog.handle;
    // A session of its own: Ctrl-C in a terminal would stop it before us.
    const child = spawn(program, all, {
      ...options,
      detached: true,
      stdio: ['ignore', handle, handle],
    });
    let ended: ServerEnded | undefined;
    child.once('error', (error) => {
      this.#process = undefined;
      ended = new ServerEnded(error.message);
    });
    child.once('exit', (code, signal) => {
      this.#process = undefined;
      const reason = findReason(this.#serverLog.since(from));
      ended = new ServerEnded(reason ?? `PostgreSQL ended (${code ?? signal})`);
    });
    this.#process = child;
    for (;;) {
      if (ended) throw ended;
      const file = readPostmasterFile(this.#directory);
      if (file?.pid === child.pid && file?.ready) break;
      await pause(10);
    }
    child.once('exit', () => {
      if (!this.#stopping) this.#revived = this.#revive(ended?.message);
    });
  }

  async #revive(reason: string | undefined): Promise<void> {
    this.#log({ event: 'database server lost', reason });
    for (let wait = 50; !this.#stopping; wait = Math.min(wait * 2, longestPause)) {
      try {
        await this.#launch();
        this.#log({ event: 'database server back' });
        return;
      } catch (error) {
        this.#log({ event: 'database server does not start', reason: (error as Error).message });
        await pause(wait);
      }
    }
  }
}

class ServerEnded extends Error {
  override name = 'ServerEnded';
}
