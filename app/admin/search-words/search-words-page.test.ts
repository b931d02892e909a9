import { afterAll, beforeAll, expect, test } from 'vitest';
import { search_synonyms } from '#database/schema/search.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  await addProduct(admin.world.db, { name: 'Beaded wire' });
});
afterAll(() => admin.close());

const found = async (text: string) =>
  (await (await admin.site.fetch(`/products?q=${text}`)).text()).includes('Beaded wire');

test('search words are created, changed and deleted, and each time the next search follows', async () => {
  const { db } = admin.world;
  await db.delete(search_synonyms);
  expect(await found('pearlstring')).toBe(false);
  const path = '/admin/search-words';
  const words = { language_code: 'en', words: 'beaded, pearlstring' };
  expect((await admin.send(`${path}?new=yes`, 'save', words)).status).toBe(200);
  expect(await found('pearlstring')).toBe(true);
  const [group] = await db.select().from(search_synonyms);
  const { id, version } = group ?? { id: 0, version: 0 };
  expect((await admin.read(path)).text).toContain('beaded, pearlstring');
  const changed = { id, version, language_code: 'en', words: 'beaded, seedline' };
  expect((await admin.send(`${path}?edit=${id}`, 'save', changed)).status).toBe(200);
  expect([await found('pearlstring'), await found('seedline')]).toEqual([false, true]);
  expect((await admin.send(path, 'delete', { id })).status).toBe(200);
  expect(await found('seedline')).toBe(false);
});
