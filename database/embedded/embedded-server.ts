import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { databasePaths } from '../data-directory/database-paths.ts';
import { findBinaries } from './binaries.ts';
import {
  assertComplete,
  checkCluster,
  isEmpty,
  lastError,
  makeCluster,
  programOf,
  refusal,
} from './cluster.ts';
import { archivingSettings } from './log-archiving.ts';
import { changeOwner, choosePostgresUser, type PostgresUser } from './postgres-user.ts';
import { readPostmasterFile, stopOrphan } from './postmaster-file.ts';
import { ServerLog } from './server-log.ts';
import { serverSettings } from './server-settings.ts';
import { makeSocketFolder, removeSocketFolder, socketUrl } from './socket-folder.ts';

export interface ServerOptions {
  dataDir: string;
  /** The cluster to run: the database, or the one that a restore fills. */
  place?: 'database' | 'restoring';
  postgresBin?: string | undefined;
  log: (event: object) => void;
  /** PostgreSQL settings, which override {@link serverSettings}. */
  settings?: Record<string, string>;
}

const maxRestartDelayMs = 5000;

/**
 * Supervises a PostgreSQL server on DATA_DIR's database, which is created if it does not exist. The
 * server listens only on a socket that this user can open, and is restarted when it dies. The caller
 * holds the directory's lock.
 */
export class EmbeddedServer {
  /** A connection URL. */
  readonly url: string;
  readonly #directory: string;
  readonly #user: PostgresUser;
  readonly #parameters: string[];
  readonly #socketFolder: string;
  readonly #serverLog: ServerLog;
  readonly #log: (event: object) => void;
  #process: ChildProcess | undefined;
  #stopping = false;
  #restarted: Promise<void> = Promise.resolve();
  // After kill -9 the exit event does not run: then the next start calls stopOrphan.
  readonly #onExit = () => void this.#process?.kill('SIGINT');

  /** Starts the server and waits until it is ready, or throws a sentence that says why it is not. */
  static start(options: ServerOptions): Promise<EmbeddedServer> {
    // A just-killed start may have started a server after stopOrphan looked: the next attempt stops that server.
    return retried(/lock file .* already exists/, () => EmbeddedServer.#startOnce(options));
  }

  static async #startOnce(options: ServerOptions): Promise<EmbeddedServer> {
    const { dataDir, log, place = 'database' } = options;
    const binaries = findBinaries(options.postgresBin);
    const orphan = await stopOrphan(databasePaths(dataDir)[place]);
    if (orphan) log({ event: 'orphaned database server stopped', pid: orphan });
    const user = choosePostgresUser(dataDir, binaries, log);
    const directory = databasePaths(dataDir)[place];
    if (isEmpty(directory)) {
      makeCluster(directory, user, binaries.major);
      log({ event: 'database created', directory });
    } else {
      // The user of this process unpacked or downloaded these files; PostgreSQL's user must own them.
      if (place === 'restoring')
        for (const folder of [directory, databasePaths(dataDir).archive])
          if (!isEmpty(folder)) changeOwner(folder, user);
      checkCluster(dataDir, directory, user, binaries.major);
    }
    const settings = {
      ...serverSettings(binaries.major),
      ...(place === 'database' && archivingSettings(databasePaths(dataDir), user)),
      ...options.settings,
    };
    const server = new EmbeddedServer(options, directory, user, settings);
    try {
      // The sessions of a server that was just killed may still hold its shared memory.
      await retried(/pre-existing shared memory block/, () => server.#launch());
      await assertComplete(server.url, dataDir);
    } catch (error) {
      await server.stop();
      if (!(error instanceof ServerEnded)) throw error;
      if (place === 'database') throw refusal(dataDir, error.message);
      throw new Error(
        `The restored database does not start: ${error.message}. The present one was not changed.`,
        { cause: error },
      );
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
    this.url = socketUrl(this.#socketFolder);
    this.#parameters = Object.entries({
      ...settings,
      unix_socket_directories: this.#socketFolder,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    process.on('exit', this.#onExit);
  }

  /** Shuts the server down and waits until it has ended, at most about 25 seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const running = this.#process;
    if (running) {
      const exited = once(running, 'exit');
      running.kill('SIGINT');
      const quit = setTimeout(() => running.kill('SIGQUIT'), 20_000);
      // A stopped (SIGSTOP) process handles no other signal.
      const kill = setTimeout(() => running.kill('SIGKILL'), 25_000);
      await exited;
      clearTimeout(quit);
      clearTimeout(kill);
    }
    await this.#restarted;
    process.off('exit', this.#onExit);
    this.#serverLog.close();
    removeSocketFolder(this.#socketFolder);
  }

  /** Starts PostgreSQL once and waits until it is ready; throws {@link ServerEnded} if it ends before. */
  async #launch(): Promise<void> {
    const from = this.#serverLog.length;
    const parameters = ['-D', this.#directory, ...this.#parameters];
    const { program, parameters: all, options } = programOf(this.#user, 'postgres', parameters);
    const handle = this.#serverLog.handle;
    // Detached, so that Ctrl-C in a terminal does not stop it before this process.
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
      const reason = lastError(this.#serverLog.since(from));
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
      if (!this.#stopping) this.#restarted = this.#restart(ended?.message);
    });
  }

  async #restart(reason: string | undefined): Promise<void> {
    this.#log({ event: 'database server lost', reason });
    for (let delay = 50; !this.#stopping; delay = Math.min(delay * 2, maxRestartDelayMs)) {
      try {
        await this.#launch();
        this.#log({ event: 'database server back' });
        return;
      } catch (error) {
        this.#log({ event: 'database server does not start', reason: (error as Error).message });
        await pause(delay);
      }
    }
  }
}

/** Repeats the work for ten seconds while its error is a temporary one. */
async function retried<Result>(temporary: RegExp, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!temporary.test((error as Error).message) || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

class ServerEnded extends Error {
  override name = 'ServerEnded';
}
