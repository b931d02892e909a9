import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '#database/connect.ts';
import { withTimeout } from '#database/postgres/timeout.ts';
import type { Log } from '../log/log.ts';
import type { Environment } from '../process/env.ts';
import { projectRoot } from '../process/project-root.ts';
import { parentVersion } from './parent-version.ts';
import { tryRelease } from './try-release.ts';
import { end, WorkerGroup } from './worker-group.ts';

interface Site {
  env: Environment;
  log: Log;
  connection: Connection;
}

/** Milliseconds in which the workers of the next release must serve. */
const patience = 120_000;

/** The workers of the release that serves, and during an update also those of the next one. */
export class Releases {
  readonly #site: Site;
  /** DATA_DIR is absolute, because a relative path would mean another folder in another release. */
  readonly #variables: { DATA_DIR: string };
  readonly #groups = new Set<WorkerGroup>();
  #isStopping = false;

  constructor(site: Site) {
    this.#site = site;
    this.#variables = { DATA_DIR: site.env.dataDir };
  }

  /**
   * Starts the workers of a release. Throws WorkerEnded if the first one ends before it serves, and a sentence if they
   * do not serve within so many milliseconds.
   */
  async start(release: string, within?: number): Promise<void> {
    const { env, log } = this.#site;
    const variables = this.#variables;
    const group = new WorkerGroup({ release, count: env.workers, variables, log });
    this.#groups.add(group);
    const started = within
      ? withTimeout(within, group.start(), `The workers of ${release} were not ready in time.`)
      : group.start();
    await started.catch(async (error) => {
      this.#groups.delete(group);
      // The site stays ready if the former release serves.
      await group.stop(this.#groups.size > 0 ? 'SIGHUP' : 'SIGTERM');
      throw error;
    });
  }

  /**
   * Changes to another release: runs its migrations, tries the release on a private port, starts its workers and lets
   * the former workers finish. Returns a sentence. If the release does not work, throws a sentence, and the former
   * release keeps serving.
   */
  async update(release: string): Promise<string> {
    const { env, log, connection } = this.#site;
    if (!existsSync(join(release, 'build', 'made-from')))
      throw new Error(`${release} has no complete build.`);
    log.info({ release }, 'update begins');
    await connection.migrate(join(release, 'database', 'migrations'), { whileServing: true });
    await tryRelease(release, env, this.#variables);
    if (this.#isStopping) throw new Error('The site is stopping.');
    const former = [...this.#groups];
    await this.start(release, patience);
    await Promise.all(former.map((group) => group.stop('SIGHUP')));
    for (const group of former) this.#groups.delete(group);
    log.info({ release }, 'update done');
    const isComplete = parentVersion(release) === parentVersion(projectRoot);
    return `The site serves ${release}.${isComplete ? '' : ` ${restartAdvice}`}`;
  }

  /** Lets all workers finish. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const groups = [...this.#groups].map((group) => group.stop());
    const others = Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker));
    await Promise.all([...groups, ...others]);
  }
}

const restartAdvice =
  'The process that starts the workers, Node or PostgreSQL also has a new version, which a restart of the site begins to use: choose a quiet moment.';
