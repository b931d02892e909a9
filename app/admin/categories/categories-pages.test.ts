import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gallery_categories } from '#database/schema/gallery.ts';
import { product_categories } from '#database/schema/products.ts';
import { type AdminSite, expectFriendly, openAdminSite } from '#tests/admin/admin-site.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

describe.each([
  {
    path: '/admin/categories',
    name: 'product_categories',
    table: product_categories,
    titles: ['Product Categories', 'Add New Category', 'Edit Category'],
    nameMissing: 'Name is required',
    failedLoad: 'Failed to load categories',
  },
  {
    path: '/admin/gallery-categories',
    name: 'gallery_categories',
    table: gallery_categories,
    titles: ['Gallery Categories', 'Create New Category', 'Edit Category'],
    nameMissing: 'Name must be at least 2 characters',
    failedLoad: 'Failed to load gallery categories',
  },
])('$path', ({ path, name, table, titles, nameMissing, failedLoad }) => {
  const rows = () => admin.world.db.select().from(table).orderBy(table.id);
  const add = async (values: { name: string; display_order?: number }) => {
    const [row] = await admin.world.db.insert(table).values(values).returning();
    if (!row) throw new Error('no category');
    return row;
  };
  beforeEach(async () => {
    await admin.world.db.delete(table);
  });

  test('a new category comes last, and can be changed and deleted', async () => {
    await add({ name: 'First', display_order: 7 });
    const added = await admin.send(`${path}?new=yes`, 'save', { name: ' Lace ' });
    expect(added.text).toContain('Category created successfully');
    const [, lace] = await rows();
    expect(lace).toMatchObject({ name: 'Lace', display_order: 8 });
    const id = lace?.id ?? 0;
    const form = await admin.read(`${path}?edit=${id}`);
    for (const title of [titles[0], titles[2]]) expect(form.text).toContain(title);
    const changed = await admin.send(path, 'save', {
      id,
      version: lace?.version ?? 0,
      name: 'Lacework',
    });
    expect(changed.text).toContain('Category updated successfully');
    expect((await rows())[1]).toMatchObject({ name: 'Lacework', display_order: 8 });
    await admin.send(path, 'delete', { id });
    expect(await rows()).toHaveLength(1);
  });

  test('a name is required', async () => {
    const answer = await admin.send(`${path}?new=yes`, 'save', { name: ' ' });
    expect(answer.text).toContain(titles[1]);
    expect(answer.text).toContain(nameMissing);
  });

  test('saving over a newer change or a deleted category is refused with an explanation', async () => {
    const { id, version } = await add({ name: 'Mine' });
    await admin.world.db.update(table).set({ name: 'Theirs' });
    const answer = await admin.send(`${path}?edit=${id}`, 'save', { id, version, name: 'Mine' });
    expect(answer.status).toBe(409);
    expect(answer.text).toMatch(/Category Name\nTheirs\nMine/);
    await admin.world.db.delete(table);
    const gone = await admin.send(path, 'save', { id, version, name: 'Mine' });
    expect(gone.status).toBe(409);
    expect(gone.text).toContain('This category has been deleted directly in the database.');
  });

  test('the order is saved', async () => {
    const a = await add({ name: 'A', display_order: 1 });
    const b = await add({ name: 'B', display_order: 2 });
    const order = JSON.stringify({ before: [a.id, b.id], after: [b.id, a.id] });
    expect((await admin.send(path, 'order', { order })).status).toBe(200);
    expect((await rows()).map(({ display_order }) => display_order)).toEqual([2, 1]);
  });

  test.each([
    ['save', 'insert', 'Failed to create category'],
    ['save', 'update', 'Failed to update category'],
    ['save', 'update', 'Failed to save category'],
    ['delete', 'delete', 'Failed to delete category'],
    ['order', 'update', 'Failed to update category order'],
  ] as const)('a failing query: %s (%s) answers %s', async (intent, kind, text) => {
    const { id, version } = await add({ name: 'A', display_order: 5 });
    await admin.breakTable(name, kind);
    const answer = await admin.send(path, intent, {
      ...(kind === 'insert' ? {} : { id, version }),
      name: 'New',
      order: JSON.stringify({ before: [id], after: [id] }),
    });
    await admin.mendTable(name);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(text);
    expectFriendly(answer.text);
    expect(await rows()).toMatchObject([{ name: 'A', display_order: 5 }]);
  });

  test('a list that cannot be read shows an error', async () => {
    const answer = await withoutTables(admin.world.db, [name], () => admin.read(path));
    expect(answer.text).toContain(failedLoad);
  });
});

test('a gallery category gets the given place, keeps an unchanged one, and comes last if the field is emptied', async () => {
  const path = '/admin/gallery-categories';
  const { db } = admin.world;
  await admin.send(path, 'save', { name: 'Past projects', display_order: 3 });
  const [row] = await db.select().from(gallery_categories);
  expect(row?.display_order).toBe(3);
  await admin.send(path, 'save', {
    id: row?.id ?? 0,
    version: row?.version ?? 0,
    name: 'Projects',
    display_order: '',
  });
  expect(await db.select().from(gallery_categories)).toMatchObject([
    { name: 'Projects', display_order: 3 },
  ]);
  const { id = 0 } = row ?? {};
  const [last] = await db
    .insert(gallery_categories)
    .values({ name: 'Colour books', display_order: 8 })
    .returning();
  const edit = async (values: object) => {
    const [{ version = 0 } = {}] = await db
      .select()
      .from(gallery_categories)
      .where(eq(gallery_categories.id, id));
    const sent = { id, version, name: 'Projects', ...values };
    const answer = await admin.send(path, 'save', sent);
    expect(answer.text).toContain('Category updated successfully');
    const [now] = await db.select().from(gallery_categories).where(eq(gallery_categories.id, id));
    return now?.display_order;
  };
  // Another user reorders the list while the form is open.
  await db
    .update(gallery_categories)
    .set({ display_order: 4 })
    .where(eq(gallery_categories.id, id));
  expect(await edit({ display_order: 3, display_order_before: 3 })).toBe(4);
  expect(await edit({ display_order: '', display_order_before: 4 })).toBe(9);
  expect(await edit({ display_order: 2, display_order_before: 9 })).toBe(2);
  await db.delete(gallery_categories).where(eq(gallery_categories.id, last?.id ?? 0));
  for (const [display_order, words] of [
    ['x', 'Display order must be a whole number'],
    ['-2', 'Display order must be 0 or more'],
  ] as const) {
    const wrong = await admin.send(`${path}?new=yes`, 'save', { name: 'Other', display_order });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining(words)]);
  }
});
