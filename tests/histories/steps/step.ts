import type { Database } from '#database/connect.ts';
import { databaseFailure } from '#domain/failures/failure-reason.server.ts';
import type { World } from '../../world/world.ts';
import type { Model } from '../model/model.ts';
import type { Random } from '../random.ts';

/** The part of a world that a walk needs. */
export type StepWorld = Pick<World, 'connection' | 'db' | 'files'>;

/** The input for choosing a step; it only reads the model. */
export interface Run {
  world: StepWorld;
  /** The same database as one of several users. */
  me: Database;
  person: string;
  model: Model;
  random: Random;
  /** The version in an open form of this record: the present or an earlier one. */
  seen(kind: string, id: number): number;
  /** Whether other users act at the same moment, on the same records. */
  isBusy: boolean;
}

/** The product's response, and values that the database set: an id or the name of a change set. */
export interface Answered {
  says: unknown;
  made?: number | string | undefined;
}

/** One user's operation on the product and on the model. */
export interface Operation {
  what: string;
  /** The author in the history: the chosen user, or nobody. */
  actor?: string | null;
  act(): Promise<Answered>;
  /** Changes the model; returns the product's expected response. */
  expect(model: Model, made: Answered['made']): unknown;
  /** It takes several transactions, so it has no single place in a sequence of operations. */
  alone?: true;
}

/** Chooses an operation; undefined if there is nothing to do. */
export type Step = (run: Run) => Operation | undefined | Promise<Operation | undefined>;

/** Each step with its weight. */
export type Steps = [weight: number, step: Step][];

const words = ['Gold', 'Silver', 'Copper', 'Pearl', 'Jade', 'Ruby'];
/** All words have the same length, so that every collation sorts them alike. */
export const word = ({ random }: Run) => `${random.one(words)} ${10 + random.below(50)}`;
export const slug = ({ random }: Run) => `slug-${random.below(14)}`;
export const status = ({ random }: Run) => (random.chance(0.5) ? 'Active' : 'Inactive');

/** The id of any record of a kind. */
export function anyOf({ model, random, isBusy }: Run, kind: string): number | undefined {
  const ids = model.ids(kind);
  return random.one(isBusy ? ids.slice(0, 2) : ids);
}

type Said = { ok: boolean; refusal?: string; id?: unknown } | string | object | undefined;

/** Refusals that reach the screens as database errors, by constraint. */
const refusals: [constraint: RegExp, says: string][] = [
  [/_slug_unique$/, 'taken'],
  [/^news_items_at_most_three_pinned$/, 'too many pins'],
  [
    /^(product_category_mappings_category_id|gallery_item_categories_gallery_category_id)_/,
    'link gone',
  ],
  [/^gallery_item_products_product_id_/, 'link gone'],
];

/** The response of an operation as one word. */
export async function answered(work: Promise<Said> | Said): Promise<Answered> {
  try {
    const done = await work;
    if (typeof done === 'string') return { says: done === 'saved' ? 'ok' : done };
    if (!done) return { says: 'gone' };
    if (!('ok' in done)) return { says: 'ok' };
    if (!done.ok) return { says: 'refusal' in done && done.refusal };
    return { says: 'ok', made: 'id' in done ? Number(done.id) : undefined };
  } catch (error) {
    const constraint = databaseFailure(error)?.constraint ?? '';
    const known = refusals.find(([pattern]) => pattern.test(constraint));
    if (!known) throw error;
    return { says: known[1] };
  }
}

/** Throws, for steps that must not fail silently. */
export const fail = (_what: string, error: unknown) => {
  throw error;
};
