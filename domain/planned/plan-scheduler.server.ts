import type { Stores } from '../records/kind.server.ts';
import { carryOutDue, untilNextPlan } from './carry-out.server.ts';

/** The longest sleep in milliseconds. It limits how late plans of other processes and clock jumps are noticed. */
const longestSleep = 30_000;

interface SchedulerParts extends Stores {
  log: Record<'info' | 'warn', (details: object, event: string) => void>;
}

/**
 * Carries out plans when they are due, and overdue plans at once, until it is stopped. Several processes may
 * run it. The database's clock decides what is due; the process clock only sets the sleep.
 */
export class PlanScheduler {
  readonly #parts: SchedulerParts;
  #woken = Promise.withResolvers<void>();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /** Starts the loop; further calls do nothing. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** Resolves when the plan in progress is finished. */
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
      if (refused_reason) log.warn({ ...plan, refused_reason }, 'planned change failed');
      else log.info(plan, 'planned change run');
    }
  }
}
