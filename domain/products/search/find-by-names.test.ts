import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { listProductsAndCategories } from '../product.server.ts';
import { SearchTexts } from './search-texts.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  const { id } = await addProduct(db, { name: 'Gold braid' }, { codes: ['KT120', 'KT130'] });
  await translate(db, 'products', id, { name: '金線' });
  await addProduct(db, { name: 'Gold film', description: 'for a braid' }, { codes: ['KT140'] });
  await addProduct(db, { name: 'Gold braid, old', status: 'Inactive' });
});
afterAll(() => world.close());

async function search(q: string, most: { products: number; codes: number }, language = 'en') {
  const texts = new SearchTexts(world.db, () => true, most);
  const { products } = await listProductsAndCategories(world.db, language, { q }, texts);
  return { names: products.records.map(({ name }) => name), onlyNames: products.onlyNames };
}

test.each([
  ['products', { products: 1, codes: 100 }],
  ['item codes', { products: 100, codes: 2 }],
])('more %s than fit in memory are searched by every word in name or code', async (_, most) => {
  const found = (names: string[]) => ({ names, onlyNames: true });
  expect(await search('braid GOLD', most)).toEqual(found(['Gold braid']));
  expect(await search('gold kt140', most)).toEqual(found(['Gold film']));
  expect(await search('kt1', most)).toEqual(found(['Gold braid', 'Gold film']));
  expect(await search('silver', most)).toEqual(found([]));
  expect(await search('金線 kt13', most, 'zh-Hant')).toEqual(found(['金線']));
  // A name that is shown in another language is not found by its original.
  expect(await search('braid', most, 'zh-Hant')).toEqual(found([]));
});

test('as many as fit in memory are searched by all their texts', async () => {
  const { names, onlyNames } = await search('braid', { products: 2, codes: 3 });
  expect(names).toEqual(['Gold braid', 'Gold film']);
  expect(onlyNames).toBeUndefined();
});
