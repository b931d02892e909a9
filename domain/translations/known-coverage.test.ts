import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { catalogueKindNames } from '../kinds/kinds.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { countStored, findCoverage } from './coverage.server.ts';
import { KnownCoverage } from './known-coverage.server.ts';
import { listTranslatableRecords } from './translation-list.server.ts';

let world: World;
let known: KnownCoverage;

beforeAll(async () => {
  world = await openWorld();
  known = new KnownCoverage(world.db);
  const forget = (table = '') => known.forget(table);
  await world.connection.listen('content_changed', forget, () => forget());
});
afterAll(() => world.close());

const query = (lacks: string): ListQuery => ({
  ...{ q: '', sort: 'name', dir: 'asc', page: 1, filters: { lacks } },
});

test('the coverage follows every change of a record, a picture, a translation and a language', async () => {
  const { db } = world;
  const { id } = await addProduct(db, { description: 'Bright' }, { codes: ['A1'] });
  for (const change of [
    () => translate(db, 'products', id, { name: '線' }),
    () => db.execute(sql`update products set name = 'Other'`),
    () =>
      db.execute(sql`insert into product_images (product_id, image_url, alt_text)
        values (${id}, 'x', 'A cone')`),
    () => db.execute(sql`update item_codes set type = 'MX'`),
    () => db.execute(sql`insert into languages (code, name) values ('ja', '日本語')`),
    () => db.execute(sql`delete from translations`),
    () => db.execute(sql`truncate products cascade`),
  ]) {
    await known.total();
    await known.stored();
    await known.rowsLacking('products', query('zh-Hant'));
    await change();
    await world.announced();
    for (const kind of catalogueKindNames) {
      expect(await known.of(kind)).toEqual(await findCoverage(db, kind));
      for (const { code } of await known.of(kind)) {
        const lacking = query(code);
        const rows = () => known.rowsLacking(kind, lacking);
        expect(await listTranslatableRecords(db, kind, lacking, rows)).toEqual(
          await listTranslatableRecords(db, kind, lacking),
        );
      }
    }
    expect(await known.stored()).toEqual(await countStored(db));
  }
});

test('it is counted once until a change of its kind', async () => {
  const before = await known.of('products');
  expect(await known.of('products')).toBe(before);
  known.forget('news_items');
  expect(await known.of('products')).toBe(before);
  known.forget('products');
  expect(await known.of('products')).not.toBe(before);
});
