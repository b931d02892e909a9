import type { Stores } from '../records/kind.server.ts';
import { carryOutDue, untilNextPlan } from './carry-out.server.ts';

/** Milliseconds between looks at most: plans that others made are seen, and a clock that jumped. */
const longestSleep = 30_000;

interface SchedulerParts extends Stores {
  log: Record<'info' | 'warn', (details: object, event: string) => void>;
}

/**
 * Carries out plans when they are due until it is stopped, late ones at once. Any number of processes may
 * do so. What is due the database's clock says; ours only says how long to sleep.
 */
export class PlanScheduler {
  readonly #parts: SchedulerParts;
  #woken = Promise.withResolvers<void>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Resolves when the plan that is being carried out has come to its end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#woken.resolve();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      let sleep = longestSleep;
      try {
        await this.#look();
        sleep = Math.min(sleep, (await untilNextPlan(this.#parts.db)) ?? sleep);
      } catch (error) {
        this.#parts.onlyLogged('planned changes cannot be read', error);
      }
      const timer = setTimeout(() => this.#woken.resolve(), sleep);
      await this.#woken.promise;
      clearTimeout(timer);
      this.#woken = Promise.withResolvers<void>();
    }
  }

  async #look(): Promise<void> {
    const { log } = this.#parts;
    for (const { id, kind, record_id, refused_reason } of await carryOutDue(this.#parts)) {
      const plan = { plan: id, kind, record: record_id };
      if (refused_reason) log.warn({ ...plan, refused_reason }, 'planned change refused');
      else log.info(plan, 'planned change carried out');
    }
  }
}
