import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { item_codes, products } from '#database/schema/products.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { type AdminSite, expectFriendly, openAdminSite } from '#tests/admin/admin-site.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';

const path = '/admin/item-codes';
let admin: AdminSite;
let productId: number;

beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  await db.delete(item_codes);
  await db.delete(products);
  const [row] = await db.insert(products).values({ name: 'ST Viscose', slug: 'st' }).returning();
  productId = row?.id ?? 0;
});

const rows = () => admin.world.db.select().from(item_codes).orderBy(item_codes.id);

test('a new item code with all its fields can be changed and deleted', async () => {
  const values = {
    composition: '39 % film / 61 % viscose',
    type: 'ST',
    denier: '100',
    length: '5000 m',
    net_weight: '56 g',
    gross_weight: '78 g',
    country_of_origin: 'Japan',
    other_information: 'one\ntwo',
    bleaching: 'No',
    ironing: '110 C',
    washing_temperature: '40 C',
    other_technical_info: 'none',
  };
  const saved = await admin.send(path, 'save', {
    product_id: productId,
    item_code: ' ST100 ',
    ...values,
  });
  expect(saved.text).toContain('Item code created successfully');
  const [code] = await rows();
  expect(code).toMatchObject({ ...values, product_id: productId, item_code: 'ST100' });
  const id = code?.id ?? 0;
  const edit = { id, version: code?.version ?? 0, product_id: productId, item_code: 'ST120' };
  expect((await admin.send(path, 'save', edit)).text).toContain('Item code updated successfully');
  expect(await rows()).toMatchObject([{ item_code: 'ST120', type: 'ST' }]);
  expect((await admin.send(`${path}?edit=${id}`, 'save', edit)).text).toContain(
    'Someone else saved this',
  );
  await admin.send(path, 'delete', { id });
  expect(await rows()).toEqual([]);
});

test('a product and a code are required, and a product has each code once', async () => {
  const empty = await admin.send(`${path}?new=yes`, 'save', {});
  expect(empty.text).toContain('Please select a product');
  expect(empty.text).toContain('Item code is required');
  const values = { product_id: productId, item_code: 'ST100' };
  await admin.send(path, 'save', values);
  const twice = await admin.send(`${path}?new=yes`, 'save', values);
  expect(twice.text).toContain('This product already has this item code');
  const gone = await admin.send(`${path}?new=yes`, 'save', { ...values, product_id: 999_999 });
  expect(gone.text).toContain('This product no longer exists. Please select another.');
});

test('an item code without its product reads Unknown Product', async () => {
  await admin.world.db.insert(item_codes).values({ item_code: 'LOST' });
  expect((await admin.read(path)).text).toMatch(/LOST\nUnknown Product/);
});

test('10,000 item codes come in pages, searched, filtered and sorted on the server', async () => {
  const { db } = admin.world;
  const [other] = await db.insert(products).values({ name: 'Glow', slug: 'glow' }).returning();
  await db.execute(sql`insert into item_codes (product_id, item_code, type)
    select case when n % 2 = 0 then ${productId}::int else ${other?.id}::int end,
      'IC' || lpad(n::text, 5, '0'), case when n % 3 = 0 then null else 'T' || n % 7 end
    from generate_series(1, 10000) n`);
  const list = async (query: string) => {
    const { text } = await admin.read(path + query);
    return { codes: [...text.matchAll(/^IC\d{5}$/gm)].map(([code]) => code), text };
  };
  const first = await list('');
  expect(first.codes).toHaveLength(100);
  expect(first.codes[0]).toBe('IC00001');
  expect(first.text).toContain('1–100 of 10,000');
  expect((await list('?page=100')).codes.at(-1)).toBe('IC10000');
  expect((await list('?page=9999')).codes.at(-1)).toBe('IC10000');
  expect((await list('?sort=item_code&dir=desc')).codes[0]).toBe('IC10000');
  expect((await list('?q=ic0012')).codes).toHaveLength(10);
  expect((await list(`?product=${other?.id}`)).codes[1]).toBe('IC00003');
  expect((await list('?sort=type&dir=asc')).text).toMatch(/\nT0\n/);
  expect((await list('?sort=type&dir=desc')).text).toMatch(/\nT6\n/);
  expect((await list('?sort=product&dir=asc')).codes[0]).toBe('IC00001');
}, 60_000);

test('among many products, the filter works by name and the page stays small', async () => {
  const { db } = admin.world;
  await db.execute(sql`insert into products (name, slug)
    select 'Thread ' || n, 'p-' || n from generate_series(1, 2000) n`);
  await db.insert(item_codes).values({ item_code: 'ST100', product_id: productId });
  await db.insert(item_codes).values({ item_code: 'LOST' });
  const { text } = await admin.read(`${path}?product=VISC`);
  expect(text).toMatch(/ST100\nST Viscose/);
  expect(text).not.toContain('LOST');
  expect(text).not.toContain('Thread 7');
}, 60_000);

test('up to 500 products are shown in a select, more need a search box', async () => {
  const { db } = admin.world;
  await db.execute(sql`insert into products (name, slug)
    select 'Thread ' || n, 'p-' || n from generate_series(1, 499) n`);
  const form = async () => {
    const address = `${path}?new=yes`;
    const answer = await admin.site.fetch(address, { headers: { cookie: admin.cookie } });
    return answer.text();
  };
  const few = await form();
  expect(few).toMatch(/<select[^>]*name="product_id"/);
  expect(few).toContain('>Thread 499</option>');
  await db.insert(products).values({ name: 'One more', slug: 'more' });
  const many = await form();
  expect(many).not.toMatch(/<select[^>]*name="product_id"/);
  expect(many).toMatch(
    /<label for="([^"]+)"[^>]*>Product<[\s\S]*<input id="\1"[^>]*role="combobox"/,
  );
  expect(many).toMatch(/<noscript><p[^>]*>Enter the full name or the slug\./);
  expect(many).not.toContain('Thread 499');
});

test('among many products, a form without JavaScript selects one by name or slug', async () => {
  const { db } = admin.world;
  await db.execute(sql`insert into products (name, slug)
    select 'Thread ' || n % 600, 'p-' || n from generate_series(1, 601) n`);
  const named = (product_id_written: string, more = {}) =>
    admin.send(`${path}?new=yes`, 'save', { item_code: 'ST100', product_id_written, ...more });
  expect((await named(' ')).text).toContain('Please select a product');
  const unknown = await named('Thread');
  expect(unknown.text).toContain('No product has this name or slug');
  expect((await named('thread 1')).text).toContain('Several products have this name');
  expect(await rows()).toEqual([]);
  expect((await named('st viscose')).text).toContain('Item code created successfully');
  const [code] = await rows();
  expect(code?.product_id).toBe(productId);

  const edit = { id: code?.id ?? 0, version: code?.version ?? 0, product_id: productId };
  expect((await admin.read(`${path}?edit=${code?.id}`)).status).toBe(200);
  await named('ST Viscose', { ...edit, type: 'ST' });
  expect(await rows()).toMatchObject([{ product_id: productId, type: 'ST' }]);
  // The form has the id of the product that the page showed, and the name that was typed over it.
  await named('p-601', { ...edit, version: edit.version + 1 });
  const [other] = await db.select().from(products).where(eq(products.slug, 'p-601'));
  expect(await rows()).toMatchObject([{ product_id: other?.id }]);
});

test.each([
  ['save', 'insert', 'Failed to create item code'],
  ['save', 'update', 'Failed to update item code'],
  ['delete', 'delete', 'Failed to delete item code'],
] as const)('a failing query: %s (%s) answers %s', async (intent, kind, text) => {
  const [code] = await admin.world.db
    .insert(item_codes)
    .values({ item_code: 'ST100', product_id: productId })
    .returning();
  await admin.breakTable('item_codes', kind);
  const answer = await admin.send(path, intent, {
    ...(kind === 'insert' ? {} : { id: code?.id ?? 0, version: code?.version ?? 0 }),
    ...{ product_id: productId, item_code: 'NEW' },
  });
  await admin.mendTable('item_codes');
  expect(answer.text).toContain(text);
  expectFriendly(answer.text);
  expect(await rows()).toMatchObject([{ item_code: 'ST100' }]);
});

test('an image that cannot be stored reads Image upload failed', async () => {
  const put = vi
    .spyOn(admin.world.files, 'put')
    .mockRejectedValue(new StorageError(500, 'no room'));
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const image = {
    name: 'a.png',
    type: 'image/png',
    bytes: new Uint8Array(Buffer.from(pixel, 'base64')),
  };
  const answer = await admin.send(`${path}?new=yes`, 'save', {
    ...{ product_id: productId, item_code: 'A', image },
  });
  put.mockRestore();
  const text = 'Image upload failed: Storage upload failed: no room';
  expect(answer.text).toContain(`Failed to save item code\n${text}`);
  expect(answer.text).toContain(`Error details\n${text}`);
  const stored = await admin.send(path, 'save', { product_id: productId, item_code: 'A', image });
  expect(stored.text).toContain('Item code created successfully');
  expect((await rows())[0]?.image_url).toMatch(/^\/media\/item-code-images\/.+\.png$/);
});

test('a list that cannot be read shows an error', async () => {
  const answer = await withoutTables(admin.world.db, ['item_codes'], () => admin.read(path));
  expect(answer.text).toContain('Failed to load data');
});
