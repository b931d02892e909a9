import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import { products } from '#database/schema/products.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { addGalleryItem, addNewsItem } from '#tests/world/catalogue-rows.ts';

/** What the bar over the lists sends, and what is said of it. */

const { admin, db, rows, add, addCategory, categoriesOf } = await openProductsAdmin();

const address = '/admin/bulk/products';
const chosen = (...products: { id: number; version: number }[]) =>
  products.map(({ id, version }) => `${id}:${version}`).join();
const statuses = async () => (await rows()).map(({ status }) => status);

/** As the browser's script sends it: answers the operation's own value. */
async function run(kind: string, intent: string, values: Record<string, string>) {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries({ intent, ...values })) form.set(name, value);
  const response = await admin.site.fetch(`/admin/bulk/${kind}`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: form,
  });
  return { status: response.status, text: await response.text() };
}

/** The values of the undo that an answer offers. */
function undoIn(text: string): Record<string, string> {
  const answer = JSON.parse(text) as { undo?: { action: string; values: Record<string, string> } };
  expect(answer.undo?.action).toMatch(/^\/admin\/bulk\//);
  return answer.undo?.values ?? {};
}

test('the lists have a box for each row and one for the page', async () => {
  await add({ name: 'Gold' });
  await addGalleryItem(db, { name: 'Gown' });
  await addNewsItem(db, { title: 'Fair' });
  for (const [path, name] of [
    ['/admin/products', 'Gold'],
    ['/admin/gallery-items', 'Gown'],
    ['/admin/news-items', 'Fair'],
  ]) {
    const html = await (
      await admin.site.fetch(path ?? '', { headers: { cookie: admin.cookie } })
    ).text();
    expect(html).toContain(`aria-label="Select ${name}"`);
    expect(html).toContain('aria-label="Select all on this page"');
  }
});

test('rows are deactivated together, and Undo restores the status of each row', async () => {
  const [a, b] = [await add(), await add({ status: 'Inactive' })];
  const done = await run('products', 'deactivate', { rows: chosen(a, b) });
  expect(done.text).toContain('1 of 2 products deactivated. 1 was so already.');
  expect(await statuses()).toEqual(['Inactive', 'Inactive']);
  const undone = await run('products', 'undo', undoIn(done.text));
  expect(undone.text).toContain('1 product as before');
  expect(await statuses()).toEqual(['Active', 'Inactive']);
});

test('rows that were changed or deleted in the meantime are reported', async () => {
  const [a, b, c] = [await add(), await add(), await add()];
  await db.execute(sql`update products set description = 'theirs' where id = ${a.id}`);
  await db.execute(sql`delete from products where id = ${b.id}`);
  const done = await run('products', 'deactivate', { rows: chosen(a, b, c) });
  expect(done.text).toContain(
    '1 of 3 products deactivated. 1 was changed by someone else and left alone. 1 is no longer there.',
  );
  await db.execute(sql`update products set name = 'theirs' where id = ${c.id}`);
  const undone = await run('products', 'undo', undoIn(done.text));
  expect(undone.status).toBe(409);
  expect(undone.text).toContain('0 of 1 product as before. 1 was changed since and left alone.');
  const none = await run('products', 'activate', { rows: chosen(b) });
  expect(none.text).toContain('0 of 1 product activated. 1 is no longer there.');
});

/** What 'Select all found' reads of a list: every row, as it is sent with what is done to them. */
async function found(search: string): Promise<string> {
  const { cookie } = admin;
  const response = await admin.site.fetch(`${address}${search}`, { headers: { cookie } });
  return chosen(...((await response.json()) as { id: number; version: number }[]));
}

test('the response for all found rows lists each of them, from every page', async () => {
  for (const name of ['Gold one', 'Gold two', 'Silver']) await add({ name });
  await add({ name: 'Gold off', status: 'Inactive' });
  const rowsOfList = await found('?q=gold&status=Active&page=2');
  const done = await run('products', 'delete', { rows: rowsOfList });
  expect(done.text).toContain('2 products deleted');
  expect((await rows()).map(({ name }) => name)).toEqual(['Silver', 'Gold off']);
  expect((await admin.read('/admin/bin')).text).toContain('Gold two');
  const undone = await run('products', 'undo', undoIn(done.text));
  expect(undone.text).toContain('2 products restored');
  expect(await rows()).toHaveLength(4);
  expect((await admin.read('/admin/bin')).text).toContain('The bin is empty');
});

test('rows that appear or change after everything was selected stay untouched', async () => {
  const mine = [await add({ name: 'Mine one' }), await add({ name: 'Mine two' })];
  const rowsOfList = await found('?q=mine');
  await add({ name: 'Mine, but later' });
  await db.execute(sql`update products set description = 'theirs' where id = ${mine[1]?.id}`);
  const done = await run('products', 'delete', { rows: rowsOfList });
  expect(done.text).toContain('1 of 2 products deleted. 1 was changed by someone else');
  expect((await rows()).map(({ name }) => name)).toEqual(['Mine two', 'Mine, but later']);
});

test('a missing, empty or unreadable selection never stands for all rows or another row', async () => {
  const { id, version } = await add();
  for (const values of [
    {},
    { list: '' },
    { list: '/admin/products' },
    { rows: '' },
    { rows: `9${id}:${version},x` },
    { rows: `1234567890${id}:${version}` },
  ] as Record<string, string>[]) {
    const answer = await run('products', 'deactivate', values);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Nothing was selected.');
  }
  expect(await statuses()).toEqual(['Active']);
});

test('a bulk edit adds a category or replaces the present ones', async () => {
  const [gold, silver] = [await addCategory('Gold'), await addCategory('Silver')];
  const product = await add();
  await db.execute(sql`insert into product_category_mappings values (${product.id}, ${silver})`);
  const set = async (replaces: string) =>
    run('products', 'categorise', {
      ...{ rows: await found(''), category: String(gold), replaces },
    });
  const done = await set('');
  expect(done.text).toContain('1 product put into the category');
  expect(await categoriesOf(product.id)).toEqual([gold, silver]);
  await run('products', 'undo', undoIn(done.text));
  expect(await categoriesOf(product.id)).toEqual([silver]);
  await set('yes');
  expect(await categoriesOf(product.id)).toEqual([gold]);
  await db.execute(sql`delete from product_categories`);
  expect((await set('')).text).toContain('Someone else has deleted this category');
});

test('news and gallery items support the same bulk edits', async () => {
  const fair = await addNewsItem(db, { title: 'A fair', category: 'Fairs' });
  const done = await run('news_items', 'categorise', { rows: chosen(fair), category: 'Events' });
  expect(done.text).toContain('1 news item put into the category');
  expect((await admin.read('/admin/news-items?category=Events')).text).toContain('A fair');
  await run('news_items', 'undo', undoIn(done.text));
  expect((await admin.read('/admin/news-items?category=Fairs')).text).toContain('A fair');
  const gown = await addGalleryItem(db, { name: 'A gown' });
  const gone = await run('gallery_items', 'delete', { rows: chosen(gown) });
  expect((await admin.read('/admin/gallery-items')).text).not.toContain('A gown');
  expect((await run('gallery_items', 'undo', undoIn(gone.text))).text).toContain('restored');
  expect((await admin.read('/admin/gallery-items')).text).toContain('A gown');
});

test('a bulk edit without a change says so and offers no Undo', async () => {
  const a = await add();
  const done = await run('products', 'activate', { rows: chosen(a) });
  expect(done.status).toBe(409);
  expect(done.text).toContain('0 of 1 product activated. 1 was so already.');
  expect(done.text).not.toContain('undo');
});

test('Undo names the records that could not be restored', async () => {
  const [gold, silver] = [await addCategory('Gold'), await addCategory('Silver')];
  const [a, b] = [await add({ name: 'Thread A' }), await add({ name: 'Thread B' })];
  for (const { id } of [a, b])
    await db.execute(sql`insert into product_category_mappings values (${id}, ${silver})`);
  const linked = await db
    .select()
    .from(products)
    .where(inArray(products.id, [a.id, b.id]));
  const values = { rows: chosen(...linked), category: String(gold), replaces: 'yes' };
  const done = await run('products', 'categorise', values);
  await db.execute(sql`delete from product_categories where id = ${silver}`);
  expect((await run('products', 'undo', undoIn(done.text))).text).toContain(
    '2 products as before. No longer there: Silver. In no category now: Thread A and Thread B.',
  );
});

test('Undo of a bulk delete reports which records were left out, already restored or permanently deleted', async () => {
  const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
  const temporary = await addCategory('Temporary');
  await db.execute(sql`insert into product_category_mappings values (${c.id}, ${temporary})`);
  const [linked = c] = await db.select().from(products).where(eq(products.id, c.id));
  const done = await run('products', 'delete', { rows: chosen(a, b, linked) });
  const entryOf = async ({ id }: { id: number }) => {
    const ofRecord = and(eq(bin.kind, 'products'), eq(bin.record_id, id));
    return (await db.select().from(bin).where(ofRecord))[0]?.id ?? 0;
  };
  await admin.send('/admin/bin', 'restore', { id: await entryOf(a) });
  await admin.send('/admin/bin', 'empty', { entries: await entryOf(b) });
  await db.execute(sql`delete from product_categories`);
  expect((await run('products', 'undo', undoIn(done.text))).text).toContain(
    '1 of 3 products restored. 1 had been restored already. 1 is gone for good. Links to deleted records come back when those records are restored.',
  );
});

test('the change set of an ordinary save cannot be undone as a bulk edit', async () => {
  await add();
  const { rows: sets } = await db.execute<{ set: string }>(
    sql`select change_set as set from history`,
  );
  const refused = await run('products', 'undo', { set: sets[0]?.set ?? '' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('This bulk edit is no longer known. Nothing was changed.');
  expect(await rows()).toHaveLength(1);
});

test('an empty selection, an unknown kind or an invented change set changes nothing', async () => {
  await add();
  expect((await run('products', 'delete', { rows: '' })).text).toContain('Nothing was selected.');
  expect((await run('administrators', 'delete', { rows: '1:1' })).status).toBe(404);
  expect((await run('products', 'undo', { set: 'x' })).text).toContain('Nothing was selected.');
  expect(await rows()).toHaveLength(1);
});

test('a failed bulk edit changes nothing and shows the text of the screen', async () => {
  const [a, b] = [await add(), await add()];
  await admin.breakTable('history', 'insert');
  const failed = await run('products', 'deactivate', { rows: chosen(a, b) });
  await admin.mendTable('history');
  expect(failed.text).toContain('Failed to deactivate them');
  expect(await statuses()).toEqual(['Active', 'Active']);
});

test('the route is behind the guard', async () => {
  const response = await admin.site.fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'delete', list: '' }),
  });
  expect(response.status).toBe(401);
});
