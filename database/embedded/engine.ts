import { Worker } from 'node:worker_threads';
import { EngineBroken, toDatabaseError } from './database-error.ts';
import type { EngineAnswer, EngineRequest, RawResult } from './engine-messages.ts';

export interface EngineOptions {
  dataDir: string;
  log: (event: object) => void;
  /** The thread ended by itself: nobody can know in which state, so the process should end. */
  onDeath: (reason: Error) => void;
}

/** Thrown when a statement ran past its limit; the engine was started anew and nothing of it was kept. */
class StatementTimeout extends Error {
  override name = 'StatementTimeout';
  readonly code = '57014';
}

/** Thrown for a statement on a session that went with an engine that had to be started anew. */
export class SessionLost extends Error {
  override name = 'SessionLost';
  readonly code = '08006';
}

interface Pending {
  resolve(results: RawResult[]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

const reopenPauseMilliseconds = 1000;

/**
 * The embedded engine seen from the main thread: one request at a time, in order.
 *
 * An engine that panics (a full disk under the log) or that a statement does not give back is
 * thrown away and a new one is opened on the same directory for the next request, which is what
 * a kill and a start would do; the lock stays held meanwhile.
 */
export class Engine {
  /** Counts the engines started; a session is only good for the one that it began with. */
  generation = 0;
  readonly #options: EngineOptions;
  readonly #notified = new Set<(channel: string, payload: string) => void>();
  readonly #reopened = new Set<() => void>();
  readonly #channels = new Set<string>();
  #worker: Worker | undefined;
  #ending: Promise<unknown> = Promise.resolve();
  #pending: Pending | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #lastFailure: { error: Error; at: number } | undefined;
  #closed = false;

  private constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Opens the directory, or throws a sentence that says why not. */
  static async open(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    await engine.#start();
    return engine;
  }

  /**
   * Performs one task after all earlier ones. `limit` is in milliseconds of work, waiting not
   * counted; `generation` refuses the task when the engine is no longer that one.
   */
  perform(task: EngineRequest, limit?: number, generation?: number): Promise<RawResult[]> {
    const turn = this.#queue.then(() => this.#perform(task, limit, generation));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  onNotification(listener: (channel: string, payload: string) => void): () => void {
    this.#notified.add(listener);
    return () => this.#notified.delete(listener);
  }

  /** Called after a new engine took over: announcements may have been missed. */
  onReopened(listener: () => void): () => void {
    this.#reopened.add(listener);
    return () => this.#reopened.delete(listener);
  }

  /** Listens on the channel now and on every later engine. */
  async listen(channel: string): Promise<void> {
    this.#channels.add(channel);
    await this.perform(listenTask(channel));
  }

  /** Finishes what was asked before, then shuts the database down. Later tasks are refused. */
  async close(): Promise<void> {
    try {
      await this.perform({ kind: 'close' });
    } finally {
      this.#discard();
      await this.#ending;
    }
  }

  async #perform(task: EngineRequest, limit?: number, generation?: number): Promise<RawResult[]> {
    if (task.kind === 'close') {
      this.#closed = true;
      if (this.#worker === undefined) return [];
    } else if (this.#closed) {
      throw new SessionLost('The database is closed.');
    }
    const worker = this.#worker ?? (await this.#reopen());
    if (generation !== undefined && generation !== this.generation) {
      throw new SessionLost('The database engine was started anew; the transaction is lost.');
    }
    return this.#send(worker, task, limit);
  }

  #send(worker: Worker, task: EngineRequest, limit?: number): Promise<RawResult[]> {
    return new Promise((resolve, reject) => {
      const timer = limit === undefined ? undefined : setTimeout(() => this.#abandon(limit), limit);
      this.#pending = { resolve, reject, timer };
      worker.postMessage(task);
    });
  }

  async #start(): Promise<Worker> {
    // Two engines on one directory would destroy it: the last one has to be gone.
    await this.#ending;
    const { dataDir, log } = this.#options;
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: { dataDir },
    });
    const opened = Promise.withResolvers<void>();
    worker.on('message', (answer: EngineAnswer) => {
      if (answer.kind === 'opened') opened.resolve();
      else if (answer.kind === 'refused') opened.reject(new Error(answer.reason));
      else this.#hear(worker, answer);
      if (answer.kind === 'broken') opened.reject(new EngineBroken(answer.reason));
      if (answer.kind === 'opened' && answer.initialised) log({ event: 'database made', dataDir });
    });
    worker.on('error', (error) => {
      opened.reject(error);
      this.#mourn(worker, error as Error);
    });
    worker.on('exit', (code) => {
      const error = new Error(`The database engine ended with code ${code}.`);
      opened.reject(error);
      this.#mourn(worker, error);
    });
    try {
      await opened.promise;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    this.#worker = worker;
    this.generation += 1;
    return worker;
  }

  // A thread that was thrown away on purpose is no longer the engine's when it ends.
  #mourn(worker: Worker, error: Error): void {
    if (this.#worker !== worker || this.#closed) return;
    this.#worker = undefined;
    this.#settle()?.reject(error);
    this.#options.onDeath(error);
  }

  async #reopen(): Promise<Worker> {
    const last = this.#lastFailure;
    if (last && Date.now() - last.at < reopenPauseMilliseconds) throw last.error;
    try {
      const worker = await this.#start();
      this.#lastFailure = undefined;
      for (const channel of this.#channels) await this.#send(worker, listenTask(channel));
      this.#options.log({ event: 'database engine reopened' });
      for (const tell of this.#reopened) tell();
      return worker;
    } catch (error) {
      this.#lastFailure = { error: error as Error, at: Date.now() };
      throw error;
    }
  }

  #hear(worker: Worker, answer: EngineAnswer): void {
    if (answer.kind === 'event') this.#options.log(answer.event);
    if (worker !== this.#worker) return;
    if (answer.kind === 'notification') {
      for (const tell of this.#notified) tell(answer.channel, answer.payload);
    }
    if (answer.kind === 'results') this.#settle()?.resolve(answer.results);
    if (answer.kind === 'failed') this.#settle()?.reject(toDatabaseError(answer.error));
    if (answer.kind === 'broken') {
      this.#options.log({ event: 'database engine broken', reason: answer.reason });
      this.#discard();
      this.#settle()?.reject(new EngineBroken(answer.reason));
    }
  }

  #abandon(limit: number): void {
    this.#options.log({ event: 'database statement timed out', milliseconds: limit });
    this.#discard();
    this.#settle()?.reject(
      new StatementTimeout(`The statement ran longer than ${limit} ms and was stopped.`),
    );
  }

  #settle(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(pending?.timer);
    return pending;
  }

  #discard(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker) this.#ending = worker.terminate();
  }
}

function listenTask(channel: string): EngineRequest {
  return { kind: 'query', text: `listen ${quoteName(channel)}`, values: [] };
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
