import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import { item_codes, products, shade_item_codes, shades } from '#database/schema/products.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

const path = '/admin/shades';
let admin: AdminSite;
let productId: number;

beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  await db.delete(bin);
  await db.delete(products);
  const [row] = await db.insert(products).values({ name: 'ST Viscose', slug: 'st' }).returning();
  productId = row?.id ?? 0;
});

const rows = () => admin.world.db.select().from(shades).orderBy(shades.display_order, shades.id);
const numbers = async () => (await rows()).map(({ number }) => number);
const add = async (...values: (Partial<typeof shades.$inferInsert> & { number: string })[]) =>
  admin.world.db
    .insert(shades)
    .values(values.map((one) => ({ product_id: productId, ...one })))
    .returning();

test('a new shade with all its fields is saved, found, changed and deleted into the bin', async () => {
  const { db } = admin.world;
  const [code] = await db
    .insert(item_codes)
    .values({ product_id: productId, item_code: 'ST100' })
    .returning();
  const [foreign] = await db.insert(item_codes).values({ item_code: 'X1' }).returning();
  const values = {
    ...{ number: '101', name: 'Bright gold', colour_towards: '#C8A050' },
    ...{ colour_away: 'L 40 a 6 b 30', status: 'Inactive' },
  };
  const saved = await admin.send(path, 'save', {
    ...{ ...values, product_id: productId, matches: 'Other, 3004, 1.8' },
    item_code_ids: [code?.id ?? 0, foreign?.id ?? 0],
  });
  expect(saved.text).toContain('Shade created successfully');
  const [shade] = await rows();
  expect(shade).toMatchObject({ ...values, product_id: productId, display_order: 1 });
  // The save has left out a code of another product.
  expect(await db.select().from(shade_item_codes)).toMatchObject([{ item_code_id: code?.id }]);
  const form = await admin.read(`${path}?edit=${shade?.id}`);
  expect(form.text).toContain('Other, 3004, 1.8');
  expect((await admin.read(`${path}?q=bright`)).text).toContain('101');
  expect((await admin.read(`${path}?q=silver`)).text).toContain('No shades found');
  const edit = { id: shade?.id ?? 0, version: shade?.version ?? 0, name: 'Gold' };
  expect((await admin.send(path, 'save', edit)).text).toContain('Shade updated successfully');
  await admin.send(path, 'status', { id: edit.id, status: 'Active' });
  expect(await rows()).toMatchObject([{ name: 'Gold', number: '101', status: 'Active' }]);
  await admin.send(path, 'delete', { id: edit.id });
  expect(await rows()).toEqual([]);
  expect(await db.select().from(bin)).toMatchObject([{ kind: 'shades', label: '101' }]);
});

test.each([
  [{ product_id: '' }, 'Please select a product'],
  [{ number: ' ' }, 'Number is required'],
  [{ number: '100' }, 'This product already has a shade with this number'],
  [{ colour_towards: 'gold' }, 'Please enter a colour such as #C8A050 or L 70 a 5 b 40'],
  [{ matches: 'Other, 1, 2\nOther' }, 'Line 2 must be a maker'],
])('%j is refused at its field', async (values, text) => {
  await add({ number: '100' });
  const sent = await admin.send(`${path}?new`, 'save', {
    ...{ product_id: productId, number: '101', ...values },
  });
  expect([sent.status, sent.text]).toEqual([422, expect.stringContaining(text)]);
  expect(await numbers()).toEqual(['100']);
});

test('a row written by SQL without the optional columns is listed, with its product', async () => {
  await add({ number: '7' });
  const { text } = await admin.read(path);
  expect(text).toContain('ST Viscose');
  expect(text).toMatch(/\n7\n/);
});

test('the shades of one product are ordered, those of others stay', async () => {
  const { db } = admin.world;
  const [other] = await db.insert(products).values({ name: 'Other', slug: 'other' }).returning();
  const [a, b] = await add({ number: 'a', display_order: 1 }, { number: 'b', display_order: 2 });
  await add({ number: 'x', display_order: 9, product_id: other?.id ?? 0 });
  expect((await admin.read(path)).text).toContain('Choose a product to change the order.');
  const before = [a?.id, b?.id];
  const order = JSON.stringify({ before, after: before.toReversed() });
  const saved = await admin.send(`${path}?product=${productId}`, 'order', { order });
  expect(saved.text).toContain('Display order saved');
  expect(await numbers()).toEqual(['b', 'a', 'x']);
});

test('a product goes into the bin with its shades, and comes back with them', async () => {
  const { db } = admin.world;
  const [code] = await db
    .insert(item_codes)
    .values({ product_id: productId, item_code: 'ST100' })
    .returning();
  const [shade] = await add({ number: '101' });
  await db
    .insert(shade_item_codes)
    .values({ shade_id: shade?.id ?? 0, item_code_id: code?.id ?? 0 });
  const dependents = await admin.read(`/admin/dependents/products/${productId}`);
  expect(dependents.text).toContain('1 shade');
  await admin.send('/admin/products', 'delete', { id: productId });
  expect(await rows()).toEqual([]);
  const [binned] = await db.select().from(bin).where(eq(bin.kind, 'products'));
  const actor = { email: 'a@example.com', role: 'administrator', languages: [] } as never;
  expect(await restoreFromBin(db, actor, binned?.id ?? 0)).toMatchObject({ ok: true });
  expect(await numbers()).toEqual(['101']);
  expect(await db.$count(shade_item_codes)).toBe(1);
});

test('ticked shades are deactivated, renamed, deleted and undone together', async () => {
  const { db } = admin.world;
  await add({ number: 'a', name: 'Gold' }, { number: 'b', name: 'Old gold', status: 'Inactive' });
  const bulk = async (intent: string, values: Record<string, string> = {}) => {
    const chosen = (await rows()).map(({ id, version }) => `${id}:${version}`).join();
    const response = await admin.site.fetch('/admin/bulk/shades', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: new URLSearchParams({ intent, rows: chosen, ...values }),
    });
    return (await response.json()) as { toast: string; undo?: { values: Record<string, string> } };
  };
  const found = await admin.site.fetch('/admin/bulk/shades?status=Inactive&q=gold', {
    headers: { cookie: admin.cookie },
  });
  expect(await found.text()).toContain(`"id"`);
  expect((await bulk('deactivate')).toast).toContain('1 of 2 shades deactivated');
  expect((await rows()).map(({ status }) => status)).toEqual(['Inactive', 'Inactive']);
  const set = { field: 'name', how: 'replace', find: 'Old', value: 'New' };
  await bulk('setField', set);
  expect((await rows()).map(({ name }) => name)).toEqual(['Gold', 'New gold']);
  const removed = await bulk('delete');
  expect(await rows()).toEqual([]);
  expect(await db.$count(bin)).toBe(2);
  await bulk('undo', removed.undo?.values);
  expect(await numbers()).toEqual(['a', 'b']);
});
