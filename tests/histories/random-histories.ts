import { sql } from 'drizzle-orm';
import { administrators } from '#database/schema/administrators.ts';
import { compare, learnEntries } from './comparison.ts';
import { type DatabaseState, readState } from './database-state.ts';
import { Difference } from './difference.ts';
import { checkRecords, HistoryCheck, storeSnapshots } from './history-check.ts';
import { Model } from './model/model.ts';
import { forgetPlans } from './model/planning.ts';
import { nameOf, same } from './model/rows.ts';
import { owner, people } from './people.ts';
import { Random } from './random.ts';
import { anyStep } from './steps/all-steps.ts';
import type { Answered, Operation, Run, StepWorld } from './steps/step.ts';

/**
 * Random histories: several users change, delete and restore the same few records, with forms that may be
 * outdated, and often at the same moment. After every step the rows must equal those of a simple model, and
 * replaying the history must lead to the same rows. The steps call the domain's functions, because requests
 * would be ten times slower; the texts of the screens have their own tests.
 */

/** Takes `count` steps from a seed and returns the number of operations; throws at the first difference. */
export async function walkHistories(
  world: StepWorld,
  { seed, count }: { seed: number; count: number },
): Promise<number> {
  await world.db.execute(
    sql`insert into languages (code, name) values ('zh-Hant', '繁體中文'), ('ja', '日本語') on conflict do nothing`,
  );
  await world.db
    .insert(administrators)
    .values([...people, owner].map((email) => ({ id: email, name: email, email })))
    .onConflictDoNothing();
  // The model begins with no records and no history.
  await world.db.execute(sql`truncate pages, translations, search_synonyms, history cascade`);
  const walk = new Walk(world, seed);
  const log: string[] = [];
  for (let step = 1; step <= count; step++) {
    try {
      log.push(`${step} ${await walk.take()}`);
    } catch (error) {
      throw new Difference(
        `seed ${seed}, step ${step}: ${(error as Error).message}\n${log.slice(-12).join('\n')}`,
        { cause: error },
      );
    }
  }
  return walk.operations;
}

/** The share of steps that are several simultaneous operations. */
const shareOfBursts = 0.15;

class Walk {
  readonly #world: StepWorld;
  readonly #random: Random;
  readonly #history = new HistoryCheck();
  #model = new Model();
  operations = 0;

  constructor(world: StepWorld, seed: number) {
    this.#world = world;
    this.#random = new Random(seed);
  }

  /** One user's operation, or several simultaneous ones. */
  async take(): Promise<string> {
    const operations = await this.#choose();
    this.operations += operations.length;
    const what = operations.map((one) => one.what).join(' | ');
    try {
      await this.#carryOut(operations);
    } catch (error) {
      throw new Difference(`${what}: ${(error as Error).message}`, { cause: error });
    }
    return what;
  }

  async #choose(): Promise<Operation[]> {
    const random = this.#random;
    const size = random.chance(shareOfBursts) ? 2 + random.below(3) : 1;
    const start = random.below(people.length);
    const operations: Operation[] = [];
    while (operations.length < size) {
      const person = people[(start + operations.length) % people.length] ?? '';
      const operation = await anyStep(random)(this.#run(person, size > 1));
      if (operation && !(operation.alone && size > 1))
        operations.push({ actor: person, ...operation });
    }
    return operations;
  }

  #run(person: string, isBusy: boolean): Run {
    const { versions, everSeen } = this.#history;
    return {
      world: this.#world,
      me: this.#world.connection.actingAs(person),
      person,
      isBusy,
      model: this.#model,
      random: this.#random,
      seen: (kind, id) => {
        const at = nameOf({ kind, id });
        const earlier = this.#random.chance(0.2) && this.#random.one(everSeen.get(at) ?? []);
        return earlier || versions.get(at) || 0;
      },
    };
  }

  async #carryOut(operations: Operation[]): Promise<void> {
    const outcomes = await Promise.allSettled(operations.map((one) => one.act()));
    const answers = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    const state = await readState(this.#world.db, this.#history.lastEntry);
    const done = operations.map((operation, at) => ({
      operation,
      answer: answers[at] ?? { says: '' },
    }));
    this.#model.versions = new Map(this.#history.versions);
    this.#model = inSomeOrder(this.#model, done, state);
    learnEntries(this.#model, state);
    this.#history.check(this.#model, state);
    storeSnapshots(this.#model, state.entries);
  }
}

interface Done {
  operation: Operation;
  answer: Answered;
}

/**
 * The model after these operations, in an order that explains all their responses and the final rows.
 * Simultaneous operations must be equivalent to some sequence.
 */
function inSomeOrder(model: Model, done: Done[], state: DatabaseState): Model {
  const reasons: string[] = [];
  for (const order of orders(done)) {
    const trial = model.copy();
    trial.raised = new Set();
    try {
      for (const { operation, answer } of order) expectOf(trial, operation, answer);
      compare(trial, state);
      const actors = order.map(({ operation }) => operation.actor ?? null);
      checkRecords(trial, state.entries, model.clock, actors);
      return trial;
    } catch (error) {
      if (!(error instanceof Difference)) throw error;
      reasons.push(error.message);
    }
  }
  throw new Difference([...new Set(reasons)].join('\n  or '));
}

function expectOf(model: Model, { what, expect }: Operation, { says, made }: Answered): void {
  model.clock++;
  const expected = expect(model, made);
  forgetPlans(model);
  if (!same(says, expected) && !same(sorted(says), sorted(expected)))
    throw new Difference(
      `${what} answered ${JSON.stringify(says)}, expected ${JSON.stringify(expected)}`,
    );
}

/** The state with sorted names. */
const sorted = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value;

function orders<T>(all: T[]): T[][] {
  if (all.length <= 1) return [all];
  return all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
