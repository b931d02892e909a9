import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Timeouts in milliseconds. */
export interface WatchdogTimeouts {
  /** The time after which a running statement leads to a probe of the server, again and again. */
  statement: number;
  /** The time in which the server must answer a probe, even with an error. */
  probe: number;
  /** The delay between probes of an unresponsive server. */
  retry: number;
}

const defaultTimeouts: WatchdogTimeouts = { statement: 3000, probe: 5000, retry: 500 };

/**
 * Detects a server that does not respond, because it is stopped or because the network drops packets.
 * While a statement is slow, it opens a new connection as a probe; a server that answers is waited for.
 */
export class ServerWatchdog {
  #isUnresponsive = false;
  #probing: Promise<boolean> | undefined;
  #closed = false;
  readonly #config: pg.ClientConfig;
  readonly #log: (event: object) => void;
  readonly #timeouts: WatchdogTimeouts;

  constructor(config: pg.ClientConfig, log: (event: object) => void, timeouts = defaultTimeouts) {
    this.#log = log;
    this.#config = { ...config, connectionTimeoutMillis: 0 };
    this.#timeouts = timeouts;
  }

  /** Whether the last probe was not answered. */
  get isUnresponsive(): boolean {
    return this.#isUnresponsive;
  }

  close(): void {
    this.#closed = true;
  }

  /** Waits for the statement. If the server does not respond, calls `abort`, which must end the statement. */
  async watch<T>(statement: Promise<T>, abort: () => void): Promise<T> {
    let isDone = false;
    const check = async () => {
      const isAnswered = await this.#checkServer();
      if (isDone) return;
      if (isAnswered) timer = setTimeout(check, this.#timeouts.statement);
      else abort();
    };
    let timer = setTimeout(check, this.#timeouts.statement);
    try {
      return await statement;
    } finally {
      isDone = true;
      clearTimeout(timer);
    }
  }

  async #checkServer(): Promise<boolean> {
    // All statements share one probe.
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    const isAnswered = await this.#probing;
    if (isAnswered === this.#isUnresponsive) {
      this.#isUnresponsive = !isAnswered;
      this.#log({
        event: isAnswered ? 'database server responds again' : 'database server does not respond',
      });
      if (this.#isUnresponsive) this.#scheduleRetry();
    }
    return isAnswered;
  }

  // A probe that fails at once, for example because a host name is unknown, does not mean that open sessions are dead.
  async #probe(): Promise<boolean> {
    const socket = new Socket();
    const client = new pg.Client({ ...this.#config, stream: () => socket });
    client.on('error', () => undefined);
    const answered = client.connect().then(
      () => true,
      () => true,
    );
    const isAnswered = await Promise.race([answered, this.#probeTimeout()]);
    client.end().catch(() => undefined);
    if (!isAnswered) socket.destroy();
    return isAnswered;
  }

  // The wait consists of short pauses: if this process was blocked, it reads an arrived answer before the time is over.
  async #probeTimeout(): Promise<false> {
    const steps = 20;
    for (let step = 0; step < steps; step++)
      await pause(this.#timeouts.probe / steps, undefined, { ref: false });
    return false;
  }

  #scheduleRetry(): void {
    setTimeout(async () => {
      if (!this.#closed && !(await this.#checkServer())) this.#scheduleRetry();
    }, this.#timeouts.retry).unref();
  }
}
