import { sql } from 'drizzle-orm';
import { databaseFailure } from '#domain/failures/failure-reason.server.ts';
import { isTaken } from '../model/rules.ts';
import type { Answered, Operation, Run, Step, Steps } from './step.ts';

/** What operators do in psql. */

async function psql(run: Run, statement: string): Promise<Answered> {
  try {
    const { rows, rowCount } = await run.world.db.execute<{ id: number }>(sql.raw(statement));
    return { says: rowCount ?? 0, made: rows[0]?.id };
  } catch (error) {
    const code = databaseFailure(error)?.code ?? '';
    // PostgreSQL ends one of two deadlocked statements, without any effect: the operator repeats it.
    if (code === '40P01') return psql(run, statement);
    // A unique key is taken, or a referenced record is deleted.
    if (/^2350[35]$/.test(code)) return { says: 'refused' };
    throw error;
  }
}

const changeCode: Step = (run) => {
  const id = run.random.one(run.model.ids('item_codes'));
  if (id === undefined) return undefined;
  const length = `${run.random.below(9)} m`;
  return {
    actor: null,
    what: `psql: length of item code ${id}`,
    act: () => psql(run, `update item_codes set length = '${length}' where id = ${id}`),
    expect: (model) =>
      changed(model.get('item_codes', id), () => model.change('item_codes', id, { length })),
  };
};

const moveCode: Step = (run) => {
  const id = run.random.one(run.model.ids('item_codes'));
  const product_id = run.random.one(run.model.ids('products'));
  if (id === undefined || product_id === undefined) return undefined;
  return {
    actor: null,
    what: `psql: item code ${id} to product ${product_id}`,
    act: () => psql(run, `update item_codes set product_id = ${product_id} where id = ${id}`),
    expect(model) {
      const code = model.get('item_codes', id);
      if (!code) return 0;
      const row = { ...code, product_id };
      if (isTaken(model, 'item_codes', id, row) || !model.fits({ table: 'item_codes', row }))
        return 'refused';
      model.change('item_codes', id, { product_id });
      return 1;
    },
  };
};

const remove: Step = (run) => {
  const { model, random } = run;
  if (random.chance(0.5)) return undefined;
  const kind =
    random.one([
      'products',
      'item_codes',
      'product_categories',
      'gallery_categories',
      'news_items',
    ]) ?? '';
  const id = random.one(model.ids(kind));
  return id === undefined ? undefined : deletion(run, kind, id);
};

const addPicture: Step = (run) => {
  const { model, random } = run;
  const product_id = random.one(model.ids('products'));
  if (product_id === undefined || model.ids('product_images').length > 7) return undefined;
  const image_url = `/p/${random.below(99)}.jpg`;
  return {
    actor: null,
    what: `psql: picture of product ${product_id}`,
    act: () =>
      psql(
        run,
        `insert into product_images (product_id, image_url) values (${product_id}, '${image_url}') returning id`,
      ),
    expect(model, id) {
      if (!model.get('products', product_id)) return 'refused';
      model.add('product_images', { id, product_id, image_url });
      return 1;
    },
  };
};

const removePicture: Step = (run) => {
  const id = run.random.one(run.model.ids('product_images'));
  return id === undefined ? undefined : deletion(run, 'product_images', id);
};

const deletion = (run: Run, table: string, id: number): Operation => ({
  actor: null,
  what: `psql: delete ${table} ${id}`,
  act: () => psql(run, `delete from ${table} where id = ${id}`),
  expect: (model) => changed(model.get(table, id), (row) => model.remove(table, row)),
});

/** The number of rows that a statement for one row changes. */
function changed<Row>(row: Row | undefined, change: (row: Row) => unknown): number {
  if (row === undefined) return 0;
  change(row);
  return 1;
}

export const sqlSteps: Steps = [
  [2, changeCode],
  [2, moveCode],
  [1, remove],
  [2, addPicture],
  [2, removePicture],
];
