import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import { item_codes, products, shades } from '#database/schema/products.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { addGalleryItem, addNewsItem } from '#tests/world/content/catalogue-rows.ts';

/** What the bar above a list sends, and the server's responses. */

const { admin, db, rows, add, addCategory, categoriesOf } = await openProductsAdmin();

const address = '/admin/bulk/products';
const chosen = (...products: { id: number; version: number }[]) =>
  products.map(({ id, version }) => `${id}:${version}`).join();
const statuses = async () => (await rows()).map(({ status }) => status);

/** Sends the form as the browser's script does; returns the result of the operation. */
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

/** The form values for the Undo that a response offers. */
function undoIn(text: string): Record<string, string> {
  const answer = JSON.parse(text) as { undo?: { action: string; values: Record<string, string> } };
  expect(answer.undo?.action).toMatch(/^\/admin\/bulk\//);
  return answer.undo?.values ?? {};
}

test('the lists have a box for each row and one for the page', async () => {
  const { id: product_id } = await add({ name: 'Gold' });
  await db.insert(shades).values({ product_id, number: 'S-1' });
  await db.execute(sql`insert into pages (slug, title) values ('care', 'Care')`);
  await addGalleryItem(db, { name: 'Gown' });
  await addNewsItem(db, { title: 'Fair' });
  await addCategory('Metallic');
  await db.execute(sql`insert into item_codes (item_code) values ('A-1')`);
  await db.execute(sql`insert into general_settings (title) values ('Slide')`);
  await db.execute(sql`insert into newsletter_subscription (email) values ('a@example.com')`);
  for (const [path, name] of [
    ['/admin/products', 'Gold'],
    ['/admin/gallery-items', 'Gown'],
    ['/admin/news-items', 'Fair'],
    ['/admin/item-codes', 'A-1'],
    ['/admin/shades', 'S-1'],
    ['/admin/pages', 'Care'],
    ['/admin/categories', 'Metallic'],
    ['/admin/general-settings', 'Slide'],
    ['/admin/general-settings/subscribers', 'a@example.com'],
  ]) {
    const html = await (
      await admin.site.fetch(path ?? '', { headers: { cookie: admin.cookie } })
    ).text();
    expect(html).toContain(`aria-label="Select ${name}"`);
    expect(html).toContain('aria-label="Select all on this page"');
  }
  await db.execute(sql`delete from item_codes`);
  await db.execute(sql`delete from pages`);
  await db.execute(sql`delete from general_settings`);
  await db.execute(sql`delete from newsletter_subscription`);
});

test('rows are deactivated together, and Undo restores the status of each row', async () => {
  const [a, b] = [await add(), await add({ status: 'Inactive' })];
  const done = await run('products', 'deactivate', { rows: chosen(a, b) });
  expect(done.text).toContain('1 of 2 products deactivated. 1 did not need to change.');
  expect(await statuses()).toEqual(['Inactive', 'Inactive']);
  const undone = await run('products', 'undo', undoIn(done.text));
  expect(undone.text).toContain('1 product changed back');
  expect(await statuses()).toEqual(['Active', 'Inactive']);
});

test('rows that were changed or deleted in the meantime are reported', async () => {
  const [a, b, c] = [await add(), await add(), await add()];
  await db.execute(sql`update products set description = 'theirs' where id = ${a.id}`);
  await db.execute(sql`delete from products where id = ${b.id}`);
  const done = await run('products', 'deactivate', { rows: chosen(a, b, c) });
  expect(done.text).toContain(
    '1 of 3 products deactivated. 1 was skipped, because someone else had changed it. 1 no longer exists.',
  );
  await db.execute(sql`update products set name = 'theirs' where id = ${c.id}`);
  const undone = await run('products', 'undo', undoIn(done.text));
  expect(undone.status).toBe(409);
  expect(undone.text).toContain(
    '0 of 1 product changed back. 1 was skipped, because of later changes.',
  );
  const none = await run('products', 'activate', { rows: chosen(b) });
  expect(none.text).toContain('0 of 1 product activated. 1 no longer exists.');
});

/** What 'Select all found' reads of a list: every row with its version. */
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
  expect(done.text).toContain(
    '1 of 2 products deleted. 1 was skipped, because someone else had changed it.',
  );
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

test('item codes and categories are deleted together and restored', async () => {
  const category = await addCategory('Gold');
  const { id: product_id } = await add();
  const [code] = await db
    .insert(item_codes)
    .values({ product_id, item_code: 'A-1' })
    .returning({ id: item_codes.id, version: item_codes.version });
  for (const [kind, row] of [
    ['item_codes', code ?? { id: 0, version: 0 }],
    ['product_categories', { id: category, version: 1 }],
  ] as const) {
    const gone = await run(kind, 'delete', { rows: chosen(row) });
    expect(gone.text).toMatch(/1 (item code|product category) deleted/);
    expect((await run(kind, 'undo', undoIn(gone.text))).text).toContain('restored');
    expect((await run(kind, 'activate', { rows: chosen(row) })).status).toBe(400);
  }
  expect(await db.$count(item_codes)).toBe(1);
});

test('subscribers and carousel images are switched and deleted together, each with one Undo', async () => {
  const { rows: subscribers } = await db.execute<{ id: number; version: number }>(
    sql`insert into newsletter_subscription (email, active) values ('a@x.hk', true), ('b@x.hk', false)
        returning id, version`,
  );
  // Without a status, as SQL may write it, a picture counts as Active.
  const { rows: pictures } = await db.execute<{ id: number; version: number }>(
    sql`insert into general_settings (type, title, is_active) values ('carousel', 'One', null), ('carousel', 'Two', false)
        returning id, version`,
  );
  const { rows: others } = await db.execute<{ id: number; version: number }>(
    sql`insert into general_settings (type, title) values ('other', 'Not a picture') returning id, version`,
  );
  const actives = async () => {
    const { rows } =
      await db.execute(sql`select array(select active from newsletter_subscription order by id) as s,
      array(select is_active from general_settings where type = 'carousel' order by id) as c`);
    return rows[0];
  };
  const off = await run('newsletter_subscription', 'deactivate', { rows: chosen(...subscribers) });
  expect(off.text).toContain('1 of 2 subscribers deactivated. 1 did not need to change.');
  const on = await run('general_settings', 'activate', { rows: chosen(...pictures, ...others) });
  expect(on.text).toContain(
    '1 of 3 carousel images activated. 1 did not need to change. 1 no longer exists.',
  );
  expect(await actives()).toEqual({ s: [false, false], c: [null, true] });
  await run('newsletter_subscription', 'undo', undoIn(off.text));
  await run('general_settings', 'undo', undoIn(on.text));
  expect(await actives()).toEqual({ s: [true, false], c: [null, false] });
  for (const [kind, list] of [
    ['newsletter_subscription', '?q=x.hk'],
    ['general_settings', ''],
  ]) {
    const { cookie } = admin;
    const response = await admin.site.fetch(`/admin/bulk/${kind}${list}`, { headers: { cookie } });
    const found = (await response.json()) as { id: number; version: number }[];
    const gone = await run(kind ?? '', 'delete', { rows: chosen(...found) });
    expect(gone.text).toMatch(/"2 (subscribers|carousel images) deleted/);
    await run(kind ?? '', 'undo', undoIn(gone.text));
  }
  expect(await actives()).toEqual({ s: [true, false], c: [null, false] });
});

test('editors change the lists of the catalogue, but not subscribers and the carousel', async () => {
  const { accounts } = admin.site.site.services;
  const account = { email: 'editor@example.com', password: 'gold and silver thread' };
  await accounts.create({ ...account, name: 'E', rights: { role: 'editor', languages: [] } });
  const headers = await accounts.signIn({ ...account, headers: new Headers() });
  const cookie = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  const statusOf = async (kind: string, method: string, intent: string) => {
    const body = method === 'POST' ? new URLSearchParams({ intent, rows: '1:1' }) : null;
    return (await admin.site.fetch(`/admin/bulk/${kind}`, { method, headers: { cookie }, body }))
      .status;
  };
  for (const kind of ['newsletter_subscription', 'general_settings']) {
    expect(await statusOf(kind, 'GET', '')).toBe(403);
    for (const intent of ['delete', 'setField', 'showField', 'undo'])
      expect(await statusOf(kind, 'POST', intent)).toBe(403);
  }
  expect(await statusOf('item_codes', 'GET', '')).toBe(200);
});

test('a bulk edit without a change says so and offers no Undo', async () => {
  const a = await add();
  const done = await run('products', 'activate', { rows: chosen(a) });
  expect(done.status).toBe(409);
  expect(done.text).toContain('0 of 1 product activated. 1 did not need to change.');
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
    '2 products changed back. No longer available: Silver. Now without a category: Thread A and Thread B.',
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
    '1 of 3 products restored. 1 had already been restored. 1 was deleted for good. Links to deleted records return when those records are restored.',
  );
});

test('the change set of an ordinary save cannot be undone as a bulk edit', async () => {
  await add();
  const { rows: sets } = await db.execute<{ set: string }>(
    sql`select change_set as set from history`,
  );
  const refused = await run('products', 'undo', { set: sets[0]?.set ?? '' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('This bulk edit no longer exists. Nothing was changed.');
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
  expect(failed.text).toContain('Failed to deactivate the selected rows');
  expect(await statuses()).toEqual(['Active', 'Active']);
});

test('the route is behind the guard', async () => {
  const response = await admin.site.fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'delete', list: '' }),
  });
  expect(response.status).toBe(401);
});
