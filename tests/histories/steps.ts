import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import type { RowValues } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { databaseFailure } from '#domain/failures/failure-reason.server.ts';
import { createGalleryItem, saveGalleryItem } from '#domain/gallery/gallery-editing.server.ts';
import { emptyBin, moveToBin, restoreFromBin } from '#domain/history/bin.server.ts';
import { restoreVersion } from '#domain/history/restore.server.ts';
import { recordTimeline } from '#domain/history/timeline.server.ts';
import type { CatalogueKind } from '#domain/kinds.ts';
import { createNewsItem, saveNewsItem } from '#domain/news/news-editing.server.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import { addInOrder, saveOrder } from '#domain/order/display-order.server.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import { planChange } from '#domain/planned/planning.server.ts';
import { saveItemCode } from '#domain/products/item-code-editing.server.ts';
import { saveProduct } from '#domain/products/product-editing.server.ts';
import { productOrder } from '#domain/products/product-list.server.ts';
import { changeRecord } from '#domain/records/record-editing.server.ts';
import { saveSetting } from '#domain/settings/setting-editing.server.ts';
import {
  addTranslation,
  changeTranslation,
  confirmTranslation,
  deleteTranslation,
} from '#domain/translations/translation-editing.server.ts';
import { administrator } from '../world/rights.ts';
import type { World } from '../world/world.ts';

/** What a walk needs of a world. */
export type Place = Pick<World, 'connection' | 'db' | 'files'>;

import type { Model } from './model.ts';
import type { Random } from './random.ts';

export interface Run {
  world: Place;
  /** The same database as one of several people. */
  me: Database;
  model: Model;
  random: Random;
  /** The version that a form of this record holds: that of now, or of an earlier look. */
  seen(kind: string, id: number): number;
  isFresh(kind: string, id: number, version: number): boolean;
  /** Throws when the product answered something else than the model. */
  agree(what: string, answered: unknown, expected: unknown): void;
  /** Records whose version has to rise in this step. */
  raises: Set<string>;
  current(kind: string, id: number): number;
  /** What came of this step is for the database to say. */
  adopt(): void;
}

/** Does something to the product and to the model; answers what it did, or undefined if it found nothing to do. */
export type Step = (run: Run) => Promise<string | undefined>;

export const tables = {
  products,
  product_categories,
  item_codes,
  gallery_items,
  gallery_categories,
  news_items,
  general_settings,
};
type Kind = keyof typeof tables;
export const kinds = Object.keys(tables) as Kind[];
const mostOf: Record<Kind, number> = {
  ...{ products: 6, product_categories: 4, item_codes: 12, gallery_items: 4 },
  ...{ gallery_categories: 3, news_items: 6, general_settings: 3 },
};
const withStatus = ['products', 'gallery_items', 'news_items'] as const;

const words = ['Gold', 'Silver', 'Copper', 'Pearl', 'Jade', 'Ruby'];
const word = ({ random }: Run) => `${random.one(words)} ${random.below(50)}`;
const slug = ({ random }: Run) => `slug-${random.below(14)}`;
const codeName = ({ random }: Run) => `C${random.below(6)}`;
const status = ({ random }: Run) => (random.chance(0.5) ? 'Active' : 'Inactive');
const nothing = { removed_image_ids: [], removed_media_ids: [] };
const anyOf = ({ model, random }: Run, kind: string) => random.one(model.ids(kind));

/** What an operation answered, in a word. */
async function answer(
  work: Promise<{ ok: boolean; refusal?: string } | string | object | undefined>,
): Promise<string> {
  try {
    const done = await work;
    if (typeof done === 'string') return done === 'saved' ? 'ok' : done;
    if (done && 'ok' in done) return done.ok ? 'ok' : String('refusal' in done && done.refusal);
    return done ? 'ok' : 'gone';
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.constraint?.endsWith('_slug_unique')) return 'taken';
    if (failure?.constraint === 'news_items_at_most_three_pinned') return 'too many pins';
    throw error;
  }
}

interface Entered {
  values: RowValues;
  links: Record<string, number[]>;
}

function entered(run: Run, kind: Kind): Entered {
  const { model, random } = run;
  const links: Record<string, number[]> = {};
  if (kind === 'products') links.category_ids = random.some(model.ids('product_categories'), 0.5);
  if (kind === 'gallery_items') {
    links.category_ids = random.some(model.ids('gallery_categories'), 0.5);
    links.product_ids = random.some(model.ids('products'), 0.3);
  }
  const description = word(run);
  const values: Record<Kind, () => RowValues> = {
    products: () => ({
      ...{ name: word(run), slug: slug(run), description },
      ...{ detailed_description: null, status: status(run) },
    }),
    product_categories: () => ({ name: word(run), description }),
    gallery_categories: () => ({ name: word(run) }),
    item_codes: () => ({
      ...{ product_id: anyOf(run, 'products') ?? null, item_code: codeName(run) },
      ...{ composition: word(run), length: word(run) },
    }),
    gallery_items: () => ({
      ...{ name: word(run), slug: slug(run), description, detailed_description: null },
      ...{ project_details: null, is_pdf: false, status: status(run) },
    }),
    news_items: () => ({
      ...{ title: word(run), slug: slug(run), category: random.one(['Fair', 'Launch']) ?? null },
      ...{
        status: status(run),
        is_pinned: random.chance(0.4),
        description,
        article_body: word(run),
      },
    }),
    general_settings: () => ({ title: word(run), alt_text: word(run), is_active: true }),
  };
  return { values: values[kind](), links };
}

const formOf = ({ values, links }: Entered) => ({ ...values, ...links, ...nothing }) as never;
const order = { display_order: undefined, display_order_before: '' };
const placed = { display_order: 0, display_order_before: '0' };

/** How each kind is saved: added without an edit. Answers as the product does. */
function save(run: Run, kind: Kind, input: Entered, edit?: { id: number; version: number }) {
  const { me, world } = run;
  const onlyLogged = (_what: string, error: unknown) => {
    throw error;
  };
  const stores = { db: me, files: world.files, onlyLogged };
  const table = tables[kind];
  const none = new Map();
  const noFiles = { addresses: {}, media: [] };
  if (kind === 'products') return saveProduct(stores, { edit, input: formOf(input) }, none);
  if (kind === 'item_codes') return saveItemCode(stores, { edit, input: formOf(input) }, none);
  if (kind === 'gallery_items') {
    const form = { ...(formOf(input) as object), ...placed } as never;
    if (edit) return saveGalleryItem(stores, { edit, input: form }, none);
    return me.transaction(async (tx) => ({
      ok: true,
      id: await createGalleryItem(tx, form, noFiles),
    }));
  }
  if (kind === 'news_items') {
    const form = { ...(formOf(input) as object), ...order } as never;
    if (edit) return saveNewsItem(stores, { edit, input: form }, none);
    return me.transaction(async (tx) => ({
      ok: true,
      id: await createNewsItem(tx, form, noFiles),
    }));
  }
  const values = input.values as never;
  if (edit) return changeRecord(me, table as typeof products, edit, values);
  return addInOrder(me, { table: table as typeof products }, values).then((id) => ({
    ok: true,
    id,
  }));
}

function refusalOf({ model }: Run, kind: Kind, id: number | undefined, { values }: Entered) {
  if ('slug' in values && model.slugTaken(kind, id, values.slug)) return 'taken';
  const wasPinned = id !== undefined && model.get(kind, id)?.is_pinned;
  if (values.is_pinned && !wasPinned && model.pins() === 3) return 'too many pins';
  if (kind === 'item_codes' && model.codeTaken(id, values)) return 'taken';
  return 'ok';
}

const linkTables: Record<string, [table: string, record: string, other: string]> = {
  'products category_ids': ['product_category_mappings', 'product_id', 'category_id'],
  'gallery_items category_ids': [
    ...(['gallery_item_categories', 'gallery_item_id', 'gallery_category_id'] as const),
  ],
  'gallery_items product_ids': ['gallery_item_products', 'gallery_item_id', 'product_id'],
};

function link(model: Model, kind: Kind, id: number, links: Entered['links']): void {
  for (const [field, ids] of Object.entries(links)) {
    const [table = '', record = '', other = ''] = linkTables[`${kind} ${field}`] ?? [];
    for (const row of model.all(table)) if (row[record] === id) model.remove(table, row);
    for (const one of ids) model.add(table, { [record]: id, [other]: one });
  }
}

const create: Step = async (run) => {
  const { model, random } = run;
  const kind = random.one(kinds) ?? 'products';
  if (model.ids(kind).length >= mostOf[kind]) return undefined;
  const input = entered(run, kind);
  if (kind === 'item_codes' && input.values.product_id === null) return undefined;
  const expected = refusalOf(run, kind, undefined, input);
  let id = 0;
  const saving = Promise.resolve(save(run, kind, input)).then((done) => {
    if (typeof done === 'object' && 'id' in done) id = Number(done.id);
    return done;
  });
  run.agree(`create ${kind}`, await answer(saving), expected);
  if (expected !== 'ok') return `create ${kind}: ${expected}`;
  model.add(kind, { id, ...input.values });
  link(model, kind, id, input.links);
  return `create ${kind} ${id}`;
};

const edit: Step = async (run) => {
  const { model, random } = run;
  const kind = random.one(kinds) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const input = entered(run, kind);
  if (kind === 'item_codes' && input.values.product_id === null) return undefined;
  const version = run.seen(kind, id);
  const isFresh = run.isFresh(kind, id, version);
  const expected = isFresh ? refusalOf(run, kind, id, input) : 'changed';
  run.agree(
    `edit ${kind} ${id}`,
    await answer(Promise.resolve(save(run, kind, input, { id, version }))),
    expected,
  );
  if (expected !== 'ok') return `edit ${kind} ${id}: ${expected}`;
  const is = model.get(kind, id);
  model.change(kind, id, input.values);
  const row = model.get(kind, id);
  if (row && 'is_pinned' in row && row.is_pinned !== is?.is_pinned)
    row.display_order = row.is_pinned ? 999 : 0;
  link(model, kind, id, input.links);
  run.raises.add(`${kind} ${id}`);
  return `edit ${kind} ${id}`;
};

const pin: Step = async (run) => {
  const { model, me, random } = run;
  const id = anyOf(run, 'news_items');
  if (id === undefined) return undefined;
  const is = model.get('news_items', id);
  const is_pinned = random.chance(0.5);
  const isFourth = is_pinned && !is?.is_pinned && model.pins() === 3;
  const expected =
    is?.is_pinned === is_pinned ? 'unchanged' : isFourth ? 'too many pins' : 'changed';
  run.agree('pin', await answer(setPinned(me, id, is_pinned)), expected);
  if (expected === 'changed')
    model.change('news_items', id, { is_pinned, display_order: is_pinned ? 999 : 0 });
  return `pin ${id} ${is_pinned}: ${expected}`;
};

const translated: { [Kind in CatalogueKind]?: string[] } = {
  products: ['name', 'description'],
  product_categories: ['name'],
  item_codes: ['composition'],
  gallery_items: ['name'],
  gallery_categories: ['name'],
  news_items: ['title'],
};

const translate: Step = async (run) => {
  const { model, me, random } = run;
  const entity = random.one(Object.keys(translated)) as CatalogueKind;
  const id = anyOf(run, entity);
  const field = random.one(translated[entity] ?? []);
  if (id === undefined || field === undefined) return undefined;
  const language_code = random.one(['zh-Hant', 'ja']) ?? 'ja';
  const translated_value = word(run);
  const there = model
    .translationsOf(entity, id)
    .find(({ row }) => row.field_name === field && row.language_code === language_code);
  const { original, isCurrent } = originalOf(run, entity, id, field);
  const added = { entity, id, field, language_code, translated_value, original };
  const done = await answer(addTranslation(me, administrator, added));
  run.agree('add a translation', done, !isCurrent ? 'original changed' : there ? 'taken' : 'added');
  if (done === 'added') {
    const { rows } = await me.execute<{ id: number }>(sql`select max(id) as id from translations`);
    model.add('translations', {
      ...{ id: rows[0]?.id, entity_type: entity, entity_id: id, field_name: field },
      ...{ language_code, translated_value, outdated_since: null },
    });
  }
  return `translate ${entity} ${id} ${field} ${language_code}: ${done}`;
};

/** The original that a form shows: the current text, or sometimes an earlier one. */
function originalOf({ model, random }: Run, entity: CatalogueKind, id: number, field: string) {
  const now = String(model.get(entity, id)?.[field] ?? '');
  const isCurrent = random.chance(0.9);
  return { original: isCurrent ? now : `${now} before`, isCurrent };
}

const editTranslation: Step = async (run) => {
  const { model, me, random } = run;
  const id = anyOf(run, 'translations');
  if (id === undefined) return undefined;
  const row = model.get('translations', id) ?? {};
  const dice = random.next();
  const version = run.seen('translations', id);
  const isFresh = run.isFresh('translations', id, version);
  if (dice < 0.2) {
    const done = await answer(deleteTranslation(me, administrator, { id, version }));
    run.agree('delete a translation', done, isFresh ? 'ok' : 'changed');
    if (done === 'ok') model.remove('translations', row);
    return `delete translation ${id}: ${done}`;
  }
  const entity = row.entity_type as CatalogueKind;
  const place = originalOf(run, entity, Number(row.entity_id), String(row.field_name));
  const { original, isCurrent } = place;
  const expected = !isCurrent ? 'original changed' : isFresh ? 'ok' : 'changed';
  if (dice < 0.4) {
    const done = await answer(confirmTranslation(me, administrator, { id, version }, original));
    run.agree('confirm a translation', done, expected);
    if (done === 'ok') model.change('translations', id, { outdated_since: null });
    return `confirm translation ${id}: ${done}`;
  }
  const translated_value = word(run);
  const done = await answer(
    changeTranslation(me, administrator, { id, version }, translated_value, original),
  );
  run.agree('edit a translation', done, expected);
  if (done === 'ok') model.change('translations', id, { translated_value, outdated_since: null });
  return `edit translation ${id}: ${done}`;
};

const remove: Step = async (run) => {
  const { model, me, random } = run;
  const kind = random.one(kinds) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const table = tables[kind];
  const moved = await moveToBin(me, table, id, table.id);
  const removed = model.remove(kind, model.get(kind, id) ?? {});
  model.bin.set(moved?.binned ?? 0, { kind, id, removed });
  return `delete ${kind} ${id}`;
};

const bringBack: Step = async (run) => {
  const { model, me, random } = run;
  const entry = random.one([...model.bin.keys()]);
  if (entry === undefined) return undefined;
  const { kind, id } = model.bin.get(entry) ?? {};
  const other = random.chance(0.3) ? slug(run) : undefined;
  const done = await answer(restoreFromBin(me, administrator, entry, other));
  run.agree(`bring back ${kind} ${id} as ${other}`, done, model.bringBack(entry, other));
  if (done === 'ok') run.raises.add(`${kind} ${id}`);
  return `bring back ${kind} ${id} as ${other}: ${done}`;
};

/** Removes one entry of the bin for good, or all of them. */
const empty: Step = async ({ model, me, random, agree }) => {
  const all = [...model.bin.keys()];
  const entry = random.one(all);
  if (entry === undefined) return undefined;
  const entries = random.chance(0.2) ? all : [entry];
  agree('empty the bin', await emptyBin(me, administrator, entries), entries.length);
  for (const one of entries) model.bin.delete(one);
  return `empty the bin of ${entries.join()}`;
};

const restore: Step = async (run) => {
  const { model, me, world, random } = run;
  const kind =
    random.one([...kinds, 'products', 'products', 'item_codes', 'global_settings']) ?? '';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const known = model.snapshots.get(`${kind} ${id}`) ?? new Map();
  const versions = await recordTimeline(world.db, { kind, id });
  const version = random.one(versions.filter(({ change_set }) => known.has(change_set)));
  if (!version) return undefined;
  const snapshot = known.get(version.change_set);
  const seen = run.seen(kind, id);
  const isFresh = run.isFresh(kind, id, seen);
  // Translations that went with an item code are shown beside a version; they name none themselves.
  const story = version.entries.filter(
    (entry) => (entry.kind === kind && entry.record_id === id) || entry.parent_id === id,
  );
  const entry = random.one(story)?.id ?? version.id;
  const other = random.chance(0.2) ? slug(run) : undefined;
  const done = await answer(restoreVersion(me, administrator, { kind, id, seen }, entry, other));
  const what = `restore ${kind} ${id} to ${version.id} of step ${snapshot.step}`;
  run.agree(what, done, isFresh ? model.restore(kind, id, snapshot, other) : 'changed');
  if (done === 'ok') run.raises.add(`${kind} ${id}`);
  if (kind === 'products' && done === 'ok') await learnBin(run);
  return `${what}: ${done}`;
};

/** Item codes that a restored version removed are in the bin: each with its translations. */
async function learnBin({ model, world }: Run): Promise<void> {
  const { rows } = await world.db.execute<{ id: number; record_id: number }>(
    sql`select id, record_id from bin where kind = 'item_codes' order by id`,
  );
  for (const { id, record_id } of rows)
    if (!model.bin.has(id)) {
      const removed = model.removedCodes.get(record_id) ?? [];
      model.bin.set(id, { kind: 'item_codes', id: record_id, removed });
    }
}

const reorder: Step = async ({ model, me, random }) => {
  const before = model
    .all('products')
    .sort(
      (a, b) =>
        Number(a.display_order) - Number(b.display_order) ||
        (String(a.name) < String(b.name) ? -1 : String(a.name) > String(b.name) ? 1 : 0) ||
        Number(a.id) - Number(b.id),
    )
    .map(({ id }) => Number(id));
  if (before.length < 2) return undefined;
  const after = before.toSorted(() => random.next() - 0.5);
  if ((await saveOrder(me, productOrder, { before, after })) !== 'saved') return 'reorder: changed';
  for (const [at, id] of after.entries())
    model.add('products', { ...model.get('products', id), display_order: at + 1 });
  return `reorder ${after.join()}`;
};

const setSetting: Step = async (run) => {
  const value = String(1000 + run.random.below(5) * 1000);
  await saveSetting(run.me, 'duration', value);
  const [row] = run.model.all('global_settings');
  if (row) run.model.change('global_settings', Number(row.id), { value });
  else {
    const { rows } = await run.me.execute<{ id: number }>(sql`select id from global_settings`);
    run.model.add('global_settings', { id: rows[0]?.id, type: 'duration', value });
  }
  return `setting ${value}`;
};

/** Plans a change, lets it be due and has it carried out. */
const plan: Step = async (run) => {
  const { model, me, world, random } = run;
  const kind = random.one(withStatus) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const wanted = status(run);
  const later = new Date(Date.now() + 3_600_000);
  run.agree('plan', await planChange(me, { kind, id }, later, { status: wanted }), { ok: true });
  const fail = (_what: string, error: unknown) => {
    throw error;
  };
  const settled = await carryOutDue(
    { db: world.db, files: world.files, onlyLogged: fail },
    3_700_000,
  );
  run.agree(
    'carry out',
    settled.map(({ refused_reason }) => refused_reason),
    [null],
  );
  model.change(kind, id, { status: wanted });
  return `plan ${kind} ${id} ${wanted}`;
};

/** What people do in psql. */
const direct: Step = async ({ model, world, random }) => {
  const psql = (statement: string) => world.db.execute(sql.raw(statement));
  const code = random.one(model.all('item_codes'));
  const product = random.one(model.ids('products'));
  const kind = random.one(['products', 'item_codes', 'product_categories', 'gallery_categories']);
  const gone = random.one(model.ids(kind ?? ''));
  const choice = random.below(5);
  if (choice === 0 && code) {
    const length = `${random.below(9)} m`;
    await psql(`update item_codes set length = '${length}' where id = ${code.id}`);
    model.change('item_codes', Number(code.id), { length });
    return `psql: length of code ${code.id}`;
  }
  if (choice === 1 && gone !== undefined && random.chance(0.4)) {
    await psql(`delete from ${kind} where id = ${gone}`);
    model.remove(kind ?? '', model.get(kind ?? '', gone) ?? {});
    return `psql: delete ${kind} ${gone}`;
  }
  if (choice === 2 && code && product !== undefined) {
    if (model.codeTaken(Number(code.id), { ...code, product_id: product })) return undefined;
    await psql(`update item_codes set product_id = ${product} where id = ${code.id}`);
    model.change('item_codes', Number(code.id), { product_id: product });
    return `psql: code ${code.id} to product ${product}`;
  }
  const image = random.one(model.all('product_images'));
  if (choice === 3 && product !== undefined && model.ids('product_images').length < 8) {
    const { rows } = await psql(
      `insert into product_images (product_id, image_url) values (${product}, '/p/${random.below(99)}.jpg') returning id, image_url`,
    );
    model.add('product_images', { product_id: product, ...rows[0] });
    return `psql: picture of product ${product}`;
  }
  if (choice === 4 && image) {
    await psql(`delete from product_images where id = ${image.id}`);
    model.remove('product_images', image);
    return `psql: delete picture ${image.id}`;
  }
  return undefined;
};

export const steps: [weight: number, step: Step][] = [
  [14, create],
  [16, edit],
  [5, pin],
  [8, translate],
  [6, editTranslation],
  [10, remove],
  [10, bringBack],
  [2, empty],
  [16, restore],
  [3, reorder],
  [2, setSetting],
  [3, plan],
  [8, direct],
];
