import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { addGalleryItem, addNewsItem } from '#tests/world/content/catalogue-rows.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { planInPast } from './plan-texts.ts';

/** Plans in the back-office: what the forms send, and what lists, forms and the dashboard show. */

const { admin, db, add, addCategory, categoriesOf } = await openProductsAdmin();

async function current(id: number) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`no product ${id}`);
  return row;
}
beforeEach(() => db.execute(sql`truncate planned_changes`));

const carryOut = () => {
  const { services } = admin.site.site;
  return carryOutDue({ ...services, onlyLogged: () => undefined });
};
const makeDue = () => db.update(planned_changes).set({ at: sql`now() - interval '1 minute'` });
const plans = () => db.select().from(planned_changes);
const tomorrow = new Date(Date.now() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 16);
const form = (product: { id: number; version: number; name: string; slug: string }) => ({
  ...{ id: product.id, version: product.version, name: product.name, slug: product.slug },
  ...{ status: 'Inactive', category_ids: [] as number[] },
});

test('a planned status is shown in the list, the form and on the dashboard, and can be cancelled', async () => {
  const { id } = await add({ status: 'Inactive' });
  const planned = await admin.send(`/admin/plans/products/${id}`, 'plan', {
    ...{ plan_what: 'activate', plan_at: `${new Date().getUTCFullYear() + 1}-12-01T09:00` },
  });
  expect(planned.status).toBe(200);
  const [plan] = await plans();
  expect(plan).toMatchObject({ change: { status: 'Active' }, planned_by: 'admin@example.com' });
  const year = new Date().getUTCFullYear() + 1;
  expect(plan?.at.toISOString()).toBe(`${year}-12-01T01:00:00.000Z`);
  // The list shows the time in an element of its own.
  const text = new RegExp(`Active from\\s+${year}-12-01\\s+09:00\\s*, Hong Kong time`);
  for (const path of ['/admin/products', `/admin/products?edit=${id}`, '/admin']) {
    expect((await admin.read(path)).text).toMatch(text);
  }
  await admin.send(`/admin/plans/products/${id}`, 'cancel', { plan: plan?.id ?? 0 });
  expect(await plans()).toEqual([]);
  expect((await admin.read('/admin/products')).text).not.toContain('Active from');
});

test('the public page shows a plan as soon as it is carried out, in every language', async () => {
  const product = await add({ status: 'Inactive', name: 'Launched', slug: 'launched' });
  expect((await admin.site.fetch('/products/launched')).status).toBe(404);
  expect(await (await admin.site.fetch('/products', { host: 'zh-hant' })).text()).not.toContain(
    'Launched',
  );
  await admin.send(`/admin/plans/products/${product.id}`, 'plan', {
    ...{ plan_what: 'activate', plan_at: tomorrow },
  });
  await makeDue();
  await carryOut();
  await admin.world.announced();
  expect((await admin.site.fetch('/products/launched')).status).toBe(200);
  expect(await (await admin.site.fetch('/products', { host: 'zh-hant' })).text()).toContain(
    'Launched',
  );
});

test('a missing form field is not part of the plan', async () => {
  const gold = await addCategory('Gold');
  const { id } = await add({ name: 'Old', description: 'Kept' });
  await db.execute(
    sql`insert into product_category_mappings (product_id, category_id) values (${id}, ${gold})`,
  );
  const { version } = await current(id);
  const plan = { plan_what: 'changes', plan_at: tomorrow };
  const path = `/admin/plans/products/${id}`;
  expect((await admin.send(path, 'plan', { ...plan, id, version })).status).toBe(422);
  await admin.send(path, 'plan', { ...plan, id, version, name: 'New' });
  expect(await plans()).toMatchObject([{ change: { name: 'New' } }]);
  await makeDue();
  await carryOut();
  const [product] = await db.select().from(products);
  expect(product).toMatchObject({ name: 'New', description: 'Kept', status: 'Active' });
  expect(await categoriesOf(id)).toEqual([gold]);
});

test('a plan contains the fields that differ from the record, and the history names its author', async () => {
  const gold = await addCategory('Gold');
  const product = await add({ status: 'Inactive', description: 'Old' });
  await admin.send(`/admin/plans/products/${product.id}`, 'plan', {
    ...form(product),
    ...{ description: 'Old', name: 'New name', status: 'Active', category_ids: [gold] },
    ...{ plan_what: 'changes', plan_at: tomorrow },
  });
  const [plan] = await plans();
  expect(plan?.change).toEqual({
    ...{ name: 'New name', status: 'Active', category_ids: [String(gold)] },
  });
  await db.execute(sql`update products set description = 'Newer'`);
  await makeDue();
  await carryOut();
  const { rows } = await db.execute(sql`select name, status, description from products`);
  expect(rows).toEqual([{ name: 'New name', status: 'Active', description: 'Newer' }]);
  expect(await categoriesOf(product.id)).toEqual([gold]);
  const activity = (await admin.read('/admin/activity')).text;
  expect(activity).toMatch(
    /New name\s+Product\s+As planned: the name[^\n]* changed[\s\S]{0,99}by Administrator/,
  );
});

test('a field has one plan per time: another value is refused at the time field, the same value is not', async () => {
  const product = await add({ name: 'Old', status: 'Inactive' });
  const send = (values: Record<string, string>) =>
    admin.send(`/admin/plans/products/${product.id}`, 'plan', {
      ...{ id: product.id, version: product.version, plan_at: tomorrow, plan_what: 'changes' },
      ...values,
    });
  expect((await send({ name: 'New' })).status).toBe(200);
  const other = await send({ name: 'Other', description: 'Other' });
  expect(other.status).toBe(422);
  expect(other.text).toContain(
    'Another plan changes Product Name at this time. Please choose another time, or cancel that plan.',
  );
  expect((await send({ name: 'New' })).status).toBe(200);
  expect((await send({ description: 'Beside' })).status).toBe(200);
  expect((await send({ plan_what: 'activate' })).status).toBe(200);
  const off = await send({ plan_what: 'deactivate' });
  expect(off.text).toContain('Another plan changes Status at this time');
  const minute = new Date(Date.now() + 86_460_000 + 8 * 3_600_000).toISOString().slice(0, 16);
  expect((await send({ plan_what: 'deactivate', plan_at: minute })).status).toBe(200);
  await makeDue();
  await carryOut();
  expect((await plans()).filter(({ refused_reason }) => refused_reason)).toEqual([]);
  await db.execute(sql`truncate planned_changes`);
  const both = await Promise.all([
    send({ plan_what: 'activate' }),
    send({ plan_what: 'deactivate' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a list of categories that could not be shown stays unchanged', async () => {
  const gold = await addCategory('Gold');
  const product = await add();
  await db.execute(sql`insert into product_category_mappings values (${product.id}, ${gold})`);
  const { category_ids, ...rest } = form(await current(product.id));
  await admin.send(`/admin/plans/products/${product.id}`, 'plan', {
    ...{ ...rest, name: 'New' },
    ...{ plan_what: 'changes', plan_at: tomorrow },
  });
  expect((await plans())[0]?.change).toEqual({ name: 'New', status: 'Inactive' });
});

test('a refused plan is shown in the form, the list and on the dashboard until it is dismissed', async () => {
  const product = await add({ status: 'Inactive' });
  await admin.send(`/admin/plans/products/${product.id}`, 'plan', {
    ...form(product),
    ...{ name: 'Mine', plan_what: 'changes', plan_at: tomorrow },
  });
  await db.execute(sql`update products set name = 'Theirs'`);
  await makeDue();
  await carryOut();
  const edit = await admin.read(`/admin/products?edit=${product.id}`);
  expect(edit.text).toContain('failed: someone else has changed the record: Product Name.');
  expect((await admin.read('/admin/products')).text).toContain('planned change failed');
  const dashboard = (await admin.read('/admin')).text;
  expect(dashboard).toMatch(/1\s+failed planned change/);
  expect(dashboard).toMatch(/Theirs\s+Product\s+failed: someone else has changed the record/);
  const [plan] = await plans();
  await admin.send(`/admin/plans/products/${product.id}`, 'cancel', { plan: plan?.id ?? 0 });
  expect((await admin.read('/admin')).text).not.toContain('refused');
});

test('a plan of a record in the bin says that it will not happen and links to the bin', async () => {
  const { id } = await add({ status: 'Inactive', name: 'Binned plan' });
  await admin.send(`/admin/plans/products/${id}`, 'plan', {
    ...{ plan_what: 'activate', plan_at: tomorrow },
  });
  const inBin = 'The record is in the bin: this plan will not run unless the record is restored.';
  await admin.send('/admin/products', 'delete', { id: (await add()).id });
  expect((await admin.read('/admin')).text).not.toContain(inBin);
  await admin.send('/admin/products', 'delete', { id });
  expect((await admin.read('/admin')).text).toMatch(
    new RegExp(`Binned plan\\s+Product\\s+Active from [^\\n]*\\s+${inBin}`),
  );
});

test('gallery items and news support plans in the same way', async () => {
  const gown = await addGalleryItem(db, { name: 'Gown', slug: 'gown', display_order: 4 });
  await admin.send(`/admin/plans/gallery_items/${gown.id}`, 'plan', {
    ...{ id: gown.id, version: gown.version, name: 'Robe', slug: 'gown' },
    ...{ status: 'Active', display_order: 4, display_order_before: '4' },
    ...{ plan_what: 'changes', plan_at: tomorrow },
  });
  const fair = await addNewsItem(db, {
    title: 'Fair',
    slug: 'fair',
    status: 'Active',
    is_pinned: true,
  });
  await admin.send(`/admin/plans/news_items/${fair.id}`, 'plan', {
    ...{ id: fair.id, version: fair.version, title: 'Fair', slug: 'fair', status: 'Inactive' },
    ...{ description: 'A fair in autumn', article_body: 'We are in hall 4.1 again.' },
    ...{ is_pinned: 'on', display_order: '', plan_what: 'changes', plan_at: tomorrow },
  });
  const [ofGown, ofFair] = await plans();
  expect(ofGown?.change).toEqual({ name: 'Robe' });
  expect(ofFair?.change).toMatchObject({ status: 'Inactive' });
  expect(ofFair?.change).not.toHaveProperty('display_order');
  await makeDue();
  await carryOut();
  const { rows } = await db.execute(
    sql`select name, display_order, status from gallery_items union all select title, display_order, status from news_items`,
  );
  expect(rows).toEqual([
    { name: 'Robe', display_order: 4, status: 'Active' },
    { name: 'Fair', display_order: fair.display_order, status: 'Inactive' },
  ]);
});

test('a value that cannot be planned is refused at its field', async () => {
  const product = await add();
  const send = async (values: Record<string, string | number | number[]>) =>
    admin.send(`/admin/plans/products/${product.id}`, 'plan', { ...form(product), ...values });
  for (const [values, text] of [
    [{ plan_what: 'activate', plan_at: '2020-01-01T09:00' }, 'This time has passed'],
    [{ plan_what: 'activate', plan_at: '2030-02-31T09:00' }, 'Please enter a date and a time'],
    [{ plan_what: 'activate', plan_at: '' }, 'Please enter a date and a time'],
    [{ plan_what: '', plan_at: tomorrow }, 'Please choose a change'],
    [{ plan_what: 'changes', plan_at: tomorrow, status: 'Active' }, 'The form has no changes'],
    [
      { plan_what: 'changes', plan_at: tomorrow, removed_image_ids: [1] },
      'Files cannot be planned',
    ],
    [{ plan_what: 'changes', plan_at: tomorrow, plan_files: 'on' }, 'Files cannot be planned'],
    [{ plan_what: 'changes', plan_at: tomorrow, slug: 'a b' }, 'no spaces or slashes'],
    [{ plan_what: 'changes', plan_at: tomorrow, version: 99 }, 'Someone else has changed'],
  ] as const) {
    const answer = await send({ ...values } as Record<string, string | number>);
    expect(answer.text).toContain(text);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(await plans()).toEqual([]);
  expect((await admin.send('/admin/plans/item_codes/1', 'plan')).status).toBe(404);
});

test('the plans of a deactivated person need a decision, appear on the dashboard and can be taken over', async () => {
  const { services } = admin.site.site;
  const account = { email: 'lin@example.com', name: 'Lin', password: 'gold and silver' };
  const lin = await services.accounts.create(account);
  const product = await add({ status: 'Inactive', name: 'Left behind' });
  await admin.send(`/admin/plans/products/${product.id}`, 'plan', {
    ...{ plan_what: 'activate', plan_at: tomorrow },
  });
  await db.update(planned_changes).set({ planned_by: lin.email, administrator_id: lin.id });
  const deactivate = { administrator: lin.id, status: 'Inactive', plans: 'refuse' };
  const own_password = testAdministrator.password;
  const answer = await admin.send('/admin/accounts', 'status', { ...deactivate, own_password });
  expect(answer.text).toContain(
    'Account deactivated successfully. Their planned change was left for others on the dashboard',
  );
  const dashboard = (await admin.read('/admin')).text;
  expect(dashboard).toContain(
    'the person who planned it is no longer allowed to change this record',
  );
  expect(dashboard).toMatch(/planned by lin@example\.com\s+Take Over\s+Cancel/);
  const [plan] = await plans();
  const takeOver = () =>
    admin.send(`/admin/plans/products/${product.id}`, 'take-over', { plan: plan?.id ?? 0 });
  expect((await takeOver()).status).toBe(200);
  expect((await plans())[0]).toMatchObject({
    ...{ planned_by: testAdministrator.email, refused_reason: null, done_at: null },
  });
  expect((await takeOver()).status).toBe(409);
  await db.update(planned_changes).set({
    ...{ refused_reason: 'no longer allowed', at: sql`now() - interval '1 minute'` },
  });
  expect((await takeOver()).status).toBe(200);
  const { rows } = await db.execute(sql`select status from products`);
  expect(rows).toEqual([{ status: 'Active' }]);
});

test('if the plans cannot be read, the list and the form still work', async () => {
  const { id } = await add({ name: 'Still here' });
  await db.execute(sql`alter table planned_changes rename to away`);
  const [list, edit] = [
    await admin.read('/admin/products'),
    await admin.read(`/admin/products?edit=${id}`),
  ];
  await db.execute(sql`alter table away rename to planned_changes`);
  expect(list.text).toContain('Still here');
  expect(edit.text).toContain('Failed to load planned changes');
});

test('a new record with its other tabs is created as Inactive, with the plan that makes it Active', async () => {
  const codes = [{ key: 'new0', id: null, cells: [{ column: 'item_code', text: 'N1', seen: '' }] }];
  const values = {
    ...{ name: 'Next', slug: 'next', status: 'Inactive', plan_at: tomorrow },
    ...{ parts: ['item_codes', 'plan'], 'item_codes:changes': JSON.stringify(codes) },
  };
  const past = await admin.send('/admin/products?new=yes', 'save', {
    ...{ ...values, plan_at: '2020-01-01T09:00' },
  });
  expect(past.text).toContain(planInPast);
  expect(await db.$count(products, eq(products.slug, 'next'))).toBe(0);
  const saved = await admin.send('/admin/products', 'save', values);
  expect(saved.text).toContain('Product created successfully');
  const [product] = await db.select().from(products).where(eq(products.slug, 'next'));
  const id = product?.id ?? 0;
  expect(await plans()).toMatchObject([
    { kind: 'products', record_id: id, change: { status: 'Active' } },
  ]);
  expect(product?.status).toBe('Inactive');
  await makeDue();
  await carryOut();
  expect((await current(id)).status).toBe('Active');
  expect(await db.$count(item_codes, eq(item_codes.product_id, id))).toBe(1);
});

test('a new gallery item and a new news item are planned like a product', async () => {
  const image = await samplePicture();
  const planned = { status: 'Inactive', plan_at: tomorrow, parts: 'plan' };
  await admin.send('/admin/gallery-items', 'save', {
    ...{ ...planned, name: 'Fan', slug: 'fan', primary_image: image },
  });
  await admin.send('/admin/news-items', 'save', {
    ...{ ...planned, title: 'Fair', slug: 'fair-next', primary_image: image },
    ...{ description: 'Ten characters', article_body: 'Twenty characters and more' },
  });
  expect((await plans()).map(({ kind }) => kind)).toEqual(['gallery_items', 'news_items']);
});
