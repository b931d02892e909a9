import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { freePort } from '#tests/world/free-port.ts';
import { PostgresCluster } from '#tests/world/postgres/postgres-cluster.ts';
import { scratchFolder } from '../scratch-folder.ts';

interface Component {
  kill(): Promise<void>;
  restart(): Promise<void>;
  kills: number;
}

/** Three sites on one primary with a standby and one object store, each of which can be killed and started again. */
export class Components {
  readonly #primary: PostgresCluster;
  readonly #standby: PostgresCluster;
  readonly #store = {
    folder: scratchFolder(),
    port: 0,
    process: undefined as ChildProcess | undefined,
  };
  readonly #sites: { origin: string; site: ServedSite | undefined }[] = [];
  readonly #all = new Map<string, Component>();
  /** The name of what was killed last, until all is up again. */
  down: string | undefined;
  /** When all parts were up again, by `performance.now()`. */
  upSince = 0;

  private constructor(primary: PostgresCluster, standby: PostgresCluster) {
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<Components> {
    const primary = await PostgresCluster.create();
    // A standby takes the settings that its primary had when it ran last.
    await primary.start();
    await primary.stop();
    const components = new Components(primary, await primary.standby());
    await components.#startAll();
    return components;
  }

  get names(): string[] {
    return [...this.#all.keys()];
  }

  get origins(): string[] {
    return this.#sites.map(({ origin }) => origin);
  }

  /** Runs a statement on the primary. */
  run(statement: string): Promise<Record<string, unknown>[]> {
    return this.#primary.run(statement);
  }

  async kill(name: string): Promise<void> {
    const component = this.#all.get(name);
    this.down = name;
    if (component) component.kills++;
    await component?.kill();
  }

  /** Starts what was killed, and waits until all sites are ready. */
  async restart(name: string): Promise<void> {
    await this.#all.get(name)?.restart();
    await this.untilUp();
    this.upSince = performance.now();
    this.down = undefined;
  }

  async untilUp(): Promise<void> {
    for (const origin of this.origins)
      while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await pause(50);
  }

  kills(): string {
    return [...this.#all].map(([name, { kills }]) => `${name} ${kills}`).join(', ');
  }

  async stop(): Promise<void> {
    for (const { site } of this.#sites) await site?.stop();
    this.#store.process?.kill('SIGKILL');
    await this.#standby.remove();
    await this.#primary.remove();
  }

  async #startAll(): Promise<void> {
    for (const [name, cluster] of [
      ['primary', this.#primary],
      ['standby', this.#standby],
    ] as const) {
      await cluster.start();
      // SIGQUIT ends PostgreSQL without a shutdown: it recovers from its log at the next start.
      this.#add(
        name,
        () => cluster.stop('SIGQUIT'),
        () => cluster.start(),
      );
    }
    this.#store.port = await freePort();
    await this.#startStore();
    this.#add(
      'store',
      () => this.#killStore(),
      () => this.#startStore(),
    );
    for (const number of [1, 2, 3]) await this.#addSite(`site ${number}`);
  }

  #add(name: string, kill: () => Promise<void>, restart: () => Promise<void>): void {
    this.#all.set(name, { kill, restart, kills: 0 });
  }

  async #startStore(): Promise<void> {
    const { folder, port } = this.#store;
    const child = fork(join(import.meta.dirname, 'store.ts'), [folder, String(port)]);
    this.#store.process = child;
    await once(child, 'message');
  }

  async #killStore(): Promise<void> {
    const child = this.#store.process;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async #addSite(name: string): Promise<void> {
    const dataDir = scratchFolder();
    const port = await freePort();
    const place = { origin: `http://localhost:${port}`, site: undefined as ServedSite | undefined };
    const start = async () => {
      place.site = await serve({ dataDir, port, variables: this.#variables() });
    };
    this.#sites.push(place);
    await start();
    this.#add(name, async () => place.site?.stop('SIGKILL'), start);
  }

  #variables(): Record<string, string> {
    return {
      DATABASE_URL: this.#primary.url,
      DATABASE_REPLICA_URLS: this.#standby.url,
      S3_ENDPOINT: `http://127.0.0.1:${this.#store.port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SESSION_SECRET: 'one secret for all three sites',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
    };
  }
}
