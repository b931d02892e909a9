import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { products } from '#database/schema/products.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { findTranslationStates } from './translation-states.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.insert(languages).values({ code: 'ja', name: '日本語' });
});
afterAll(() => world.close());

test('the state of a record counts its texts in every language, and those with a changed original', async () => {
  const { db } = world;
  const { id } = await addProduct(db, { name: 'Glow', description: 'Bright', specs: ' ' });
  const { id: other } = await addProduct(db);
  await translate(db, 'products', id, { name: '光', description: '明るい' }, 'ja');
  await translate(db, 'products', id, { name: '光', description: ' ', specs: '無' }, 'zh-Hant');
  const states = () => findTranslationStates(db, 'products', [id, other]);
  expect(Object.fromEntries(await states())).toEqual({
    [id]: { wanted: 4, missing: 1, outdated: 0 },
    [other]: { wanted: 2, missing: 2, outdated: 0 },
  });
  await db.update(products).set({ name: 'Glow more' });
  expect((await states()).get(id)).toEqual({ wanted: 4, missing: 1, outdated: 2 });
  expect(await findTranslationStates(db, 'products', [])).toEqual(new Map());
});
