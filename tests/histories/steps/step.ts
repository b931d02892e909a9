import type { Database } from '#database/connect.ts';
import { databaseFailure } from '#domain/failures/failure-reason.server.ts';
import type { World } from '../../world/world.ts';
import type { Model } from '../model/model.ts';
import type { Random } from '../random.ts';

/** What a walk needs of a world. */
export type StepWorld = Pick<World, 'connection' | 'db' | 'files'>;

/** What a step is made from: the model is only read. */
export interface Run {
  world: StepWorld;
  /** The same database as one of several people. */
  me: Database;
  person: string;
  model: Model;
  random: Random;
  /** The version that a form of this record holds: that of now, or of an earlier look. */
  seen(kind: string, id: number): number;
  /** Whether other people do something at the same moment: they are to meet at the same records. */
  isBusy: boolean;
}

/** What the product answered, and what the database set: an id, or the name of a set of changes. */
export interface Answered {
  says: unknown;
  made?: number | string | undefined;
}

/** Something that one person does, to the product and to a model of it. */
export interface Operation {
  what: string;
  /** Whom the history names: the person who was chosen, unless it is nobody. */
  actor?: string | null;
  act(): Promise<Answered>;
  /** Changes the model; answers what the product has to answer. */
  expect(model: Model, made: Answered['made']): unknown;
  /** It takes several transactions, so that it has no place in an order of operations. */
  alone?: true;
}

/** Chooses what to do; undefined if it finds nothing. */
export type Step = (run: Run) => Operation | undefined | Promise<Operation | undefined>;

/** Each step with how often it is taken. */
export type Steps = [weight: number, step: Step][];

const words = ['Gold', 'Silver', 'Copper', 'Pearl', 'Jade', 'Ruby'];
/** Of one length a word, so that every collation sorts them alike. */
export const word = ({ random }: Run) => `${random.one(words)} ${10 + random.below(50)}`;
export const slug = ({ random }: Run) => `slug-${random.below(14)}`;
export const status = ({ random }: Run) => (random.chance(0.5) ? 'Active' : 'Inactive');

/** The id of any record of a kind. */
export function anyOf({ model, random, isBusy }: Run, kind: string): number | undefined {
  const ids = model.ids(kind);
  return random.one(isBusy ? ids.slice(0, 2) : ids);
}

type Said = { ok: boolean; refusal?: string; id?: unknown } | string | object | undefined;

/** Refusals that reach the screens as failures of the database, by constraint. */
const refusals: [constraint: RegExp, says: string][] = [
  [/_slug_unique$/, 'taken'],
  [/^news_items_at_most_three_pinned$/, 'too many pins'],
  [
    /^(product_category_mappings_category_id|gallery_item_categories_gallery_category_id)_/,
    'link gone',
  ],
  [/^gallery_item_products_product_id_/, 'link gone'],
];

/** What an operation answered, in a word. */
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

/** For steps that must not fail in silence. */
export const fail = (_what: string, error: unknown) => {
  throw error;
};
