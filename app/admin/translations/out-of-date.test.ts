import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { product_categories } from '#database/schema/products.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';

/** A confirmation removes 'Out of date' only for the present original, and no newer translation is lost. */

let admin: AdminSite;
let entity_id: number;
let id: number;
let version: number;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db.delete(translations);
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  entity_id = (await addProductCategory(db, { name: 'Knit' })).id;
  await translate(db, 'product_categories', entity_id, { name: '編み' });
  const [row] = await db
    .select()
    .from(translations)
    .where(eq(translations.entity_type, 'product_categories'))
    .orderBy(desc(translations.id));
  id = row?.id ?? 0;
  version = row?.version ?? 0;
});

const rename = (name: string) =>
  admin.world.db
    .update(product_categories)
    .set({ name })
    .where(eq(product_categories.id, entity_id));
const stored = async () =>
  (await admin.world.db.select().from(translations).where(eq(translations.id, id)))[0];
const send = (intent: string, values: Record<string, string | number>) =>
  admin.send('/admin/translations', intent, {
    ...{ entity_type: 'product_categories', entity_id, field_name: 'name' },
    ...values,
  });

test('a confirmation names the original and the translation that the user saw', async () => {
  await rename('Knit v1');
  await rename('Weave only v2');
  for (const values of [
    { id, version, original: 'Knit v1' },
    { id, version },
  ]) {
    const stale = await send('confirm', values as Record<string, string | number>);
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('It now says “Weave only v2”.');
    expect((await stored())?.outdated_since).not.toBeNull();
  }
  await admin.world.db.execute(
    sql`update translations set translated_value = '織り', outdated_since = now()`,
  );
  await admin.world.db.execute(sql`update translations set outdated_since = now()`);
  const other = await send('confirm', { id, version, original: 'Weave only v2' });
  expect(other.text).toContain('Someone else has changed this translation since you opened it.');
  expect((await stored())?.outdated_since).not.toBeNull();
  const now = (await stored())?.version ?? 0;
  const fits = await send('confirm', { id, version: now, original: 'Weave only v2' });
  expect(fits.text).toContain('Translation updated successfully');
  expect((await stored())?.outdated_since).toBeNull();
});

test('an edit or addition based on an older original is a conflict and shows the new original', async () => {
  await rename('Weave');
  const edit = { id, version, translated_value: '古い訳' };
  const added = { language_code: 'ja', translated_value: '編み' };
  await admin.world.db.execute(
    sql`insert into languages (code, name) values ('ja', '日本語') on conflict do nothing`,
  );
  for (const stale of [
    await send('edit', { ...edit, original: 'Knit' }),
    await send('add', { ...added, original: 'Knit' }),
    await send('edit', edit),
    await send('add', added),
  ])
    expect(stale.status).toBe(409);
  const page = await admin.site.fetch('/admin/translations.data', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({
      ...{ intent: 'edit', id: String(id), version: String(version) },
      ...{ translated_value: '古い訳', original: 'Knit' },
    }),
  });
  const shown = await page.text();
  for (const text of ['"Original"', '"Weave"', '"Knit"']) expect(shown).toContain(text);
  expect(await stored()).toMatchObject({ translated_value: '編み' });
  expect((await stored())?.outdated_since).not.toBeNull();
  expect((await send('edit', { ...edit, original: 'Weave' })).text).toContain(
    'updated successfully',
  );
  expect((await send('add', { ...added, original: 'Weave' })).text).toContain('added successfully');
  expect((await stored())?.outdated_since).toBeNull();
});

test('the rule of the stored field applies, whatever field the form names', async () => {
  const answer = await send('edit', {
    ...{ entity_type: 'products', field_name: 'description' },
    ...{ id, version, translated_value: '', original: 'Knit' },
  });
  expect(answer.status).toBe(422);
  expect(await stored()).toMatchObject({ translated_value: '編み' });
});

test('a deletion names its version and can be undone, as outdated if the original has changed', async () => {
  const { db } = admin.world;
  await db.update(translations).set({ translated_value: '新しい' }).where(eq(translations.id, id));
  for (const values of [{ id, version }, { id }]) {
    const stale = await send('delete', values as Record<string, number>);
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('Someone else has changed this translation since you opened it.');
  }
  expect(await stored()).toMatchObject({ translated_value: '新しい' });
  const response = await admin.site.fetch('/admin/translations.data', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({ intent: 'delete', id: String(id), version: String(version + 1) }),
  });
  const set = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(await response.text())?.[0] ?? '';
  expect(await stored()).toBeUndefined();
  expect((await send('delete', { id, version })).text).toContain(
    'has since deleted this translation',
  );
  await rename('Weave');
  expect((await send('undo', { set })).text).toContain('Translation restored');
  const back = await stored();
  expect(back).toMatchObject({ translated_value: '新しい' });
  // The version is higher than in any open form.
  expect(back?.version).toBeGreaterThan(version + 1);
  expect(back?.outdated_since).not.toBeNull();
  expect((await send('undo', { set })).status).toBe(409);
});
