import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bin, history } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { recordTimeline } from '#domain/history/timeline.server.ts';
import { openProductsOffice } from '#tests/office/products-office.ts';
import { addNewsItem } from '#tests/world/catalogue-rows.ts';

const { office, db, add, addCategory } = await openProductsOffice();
const administrator = 'admin@example.com';

/** The product's fields as its form sends them. */
const form = (product: typeof products.$inferSelect, changed: object = {}) => ({
  ...{ id: product.id, version: product.version, name: product.name, slug: product.slug },
  ...{ description: product.description ?? '', status: 'Active', ...changed },
});
const current = async (id: number) => {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('the product is gone');
  return row;
};
const deleteProduct = (id: number) => office.send('/admin/products', 'delete', { id });
const entryOf = async (id: number) => {
  const [entry] = await db.select().from(bin).where(eq(bin.record_id, id));
  return entry?.id ?? 0;
};
const restoreFromBin = (id: number, slug = '') =>
  office.send('/admin/bin', 'restore', { id, slug });

describe('the bin', () => {
  test('lists what was deleted, by whom, and restores it to its page', async () => {
    const product = await add({ name: 'Binned Lamé', slug: 'binned-lame' });
    expect((await deleteProduct(product.id)).text).toContain('Product deleted successfully');
    expect((await office.site.fetch('/products/binned-lame')).status).toBe(404);
    const listed = (await office.read('/admin/bin')).text;
    expect(listed).toMatch(/Binned Lamé\s+Product\s+Deleted by\s+admin@example\.com/);
    const restored = await restoreFromBin(await entryOf(product.id));
    expect(restored.text).toContain('Product restored');
    expect((await office.site.fetch('/products/binned-lame')).status).toBe(200);
    expect((await office.read('/admin/bin')).text).toContain('The bin is empty');
  });

  test('calls a carousel image by its title, else its alt text, else its number; the activity, too', async () => {
    const images = await db
      .insert(general_settings)
      .values([
        { title: 'Cones in gold', alt_text: 'A shelf', image_url: '/a' },
        { title: '', alt_text: 'Only described', image_url: '/b' },
        { image_url: '/c' },
      ])
      .returning({ id: general_settings.id });
    for (const { id } of images)
      await office.send('/admin/general-settings?index', 'delete', { id });
    const listed = (await office.read('/admin/bin')).text;
    for (const name of ['Cones in gold', 'Only described', `image ${images[2]?.id}`])
      expect(listed).toMatch(new RegExp(`${name}\\s+Carousel image\\s+Deleted by`));
    expect((await office.read('/admin/activity')).text).toMatch(/Cones in gold\s+Carousel image/);
    await db.delete(bin);
  });

  test('asks for another slug where its own was taken, and restores with it', async () => {
    const product = await add({ name: 'First', slug: 'taken' });
    await deleteProduct(product.id);
    await add({ name: 'Second', slug: 'taken' });
    const entry = await entryOf(product.id);
    const refused = await restoreFromBin(entry);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Another record uses its slug now. Please choose another one.');
    expect(await entryOf(product.id)).toBe(entry);
    expect((await restoreFromBin(entry, 'taken-again')).text).toContain('Product restored');
    expect((await current(product.id)).slug).toBe('taken-again');
  });

  test('restores with no slug that the form would refuse', async () => {
    const product = await add({ name: 'Unfit', slug: 'unfit' });
    await deleteProduct(product.id);
    await add({ name: 'Its slug', slug: 'unfit' });
    const entry = await entryOf(product.id);
    for (const slug of ['un fit', '../unfit', 'unfit?', 'x'.repeat(201)]) {
      const refused = await restoreFromBin(entry, slug);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('This slug cannot be used.');
    }
    expect((await restoreFromBin(entry, 'unfit-2')).text).toContain('Product restored');
  });

  test('gives a record its former slugs back, but for those that others have by now', async () => {
    const product = await add({ name: 'Moved', slug: 'moved-1' });
    for (const slug of ['moved-2', 'moved-3'])
      await db.update(products).set({ slug }).where(eq(products.id, product.id));
    await deleteProduct(product.id);
    await add({ name: 'Other', slug: 'moved-2' });
    await restoreFromBin(await entryOf(product.id));
    const former = await office.site.fetch('/products/moved-1');
    expect([former.status, former.headers.get('location')]).toEqual([301, '/products/moved-3']);
    expect((await office.site.fetch('/products/moved-2')).status).toBe(200);
  });

  test('is emptied of one record or of all, and then restores nothing', async () => {
    const ids = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await add({ name, slug: name.toLowerCase() })).id);
    for (const id of ids) await deleteProduct(id);
    const entry = await entryOf(ids[0] ?? 0);
    const one = await office.send('/admin/bin', 'empty', { entries: entry });
    expect(one.text).toContain('Deleted for good');
    expect((await restoreFromBin(entry)).text).toContain('It is no longer in the bin.');
    const again = await office.send('/admin/bin', 'empty', { entries: entry });
    expect(again.status).toBe(409);
    expect(again.text).toContain('It is no longer in the bin.');
    const rest = (await db.select().from(bin)).map(({ id }) => id);
    const all = await office.send('/admin/bin', 'empty', { entries: [entry, ...rest].join() });
    expect(all.text).toContain('2 records deleted for good. 1 was no longer in the bin');
    expect(await db.$count(bin)).toBe(0);
  });

  test('loses only what was named: no missing or unreadable entry means all, and a newer one stays', async () => {
    const ids = [];
    for (const name of ['One', 'Two', 'Late'])
      ids.push((await add({ name, slug: name.toLowerCase() })).id);
    await deleteProduct(ids[0] ?? 0);
    await deleteProduct(ids[1] ?? 0);
    const shown = [await entryOf(ids[0] ?? 0), await entryOf(ids[1] ?? 0)];
    for (const values of [
      {},
      { id: 1234567890 },
      { entries: '' },
      { entries: '1234567890' },
      { entries: `${shown[0]},x` },
    ] as Record<string, string | number>[]) {
      const answer = await office.send('/admin/bin', 'empty', values);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('This page is out of date. Please load it again.');
    }
    expect(await db.$count(bin)).toBe(2);
    expect((await office.read('/admin/bin')).text).toContain('Empty Bin');
    await deleteProduct(ids[2] ?? 0);
    await office.send('/admin/bin', 'empty', { entries: shown.join() });
    expect((await db.select().from(bin)).map(({ label }) => label)).toEqual(['Late']);
  });
});

describe('the history of a record', () => {
  /** A product called Old, then New, and the version in which it was called Old. */
  async function renamed() {
    const product = await add({ name: 'Old', slug: 'renamed', description: 'Bright' });
    await office.send('/admin/products', 'save', form(product, { name: 'New' }));
    const [, first] = await recordTimeline(db, { kind: 'products', id: product.id });
    if (!first) throw new Error('no version');
    const address = `/admin/history/products/${product.id}`;
    return { id: product.id, first: first.id, address };
  }

  test('says what was changed and by whom, and restores a version', async () => {
    const { id, first, address } = await renamed();
    const { text } = await office.read(`${address}.data`);
    expect(text).toContain('The name changed');
    expect(text).toContain(administrator);
    const { version: seen } = await current(id);
    const restored = await office.send(address, 'restore', { version: first, seen });
    expect(restored.status).toBe(200);
    expect(await current(id)).toMatchObject({ name: 'Old', description: 'Bright' });
    const [newest] = await recordTimeline(db, { kind: 'products', id });
    expect(newest?.actor).toBe(administrator);
  });

  test('names the categories that a save changed, not those that it left', async () => {
    const product = await add({ name: 'In two', slug: 'in-two' });
    const [gold = 0, silver = 0, bronze = 0] = [
      await addCategory('Gold'),
      await addCategory('Silver'),
      await addCategory('Bronze'),
    ];
    const save = async (category_ids: number[], name: string) =>
      office.send(
        '/admin/products',
        'save',
        form(await current(product.id), { name, category_ids }),
      );
    await save([gold, silver], 'First');
    await save([gold, silver], 'Second');
    await save([gold, bronze], 'Third');
    const address = `/admin/history/products/${product.id}`;
    for (const text of [
      (await office.read('/admin/activity')).text,
      (await office.read(`${address}.data`)).text,
    ]) {
      expect(text).toContain('The name changed; 2 categories added');
      expect(text).toMatch(/The name changed["\n]/);
      expect(text).toContain('The name changed; 1 category added; 1 category removed');
      expect(text).not.toContain('2 categories removed');
    }
  });

  test('of a restoration and a save at once one wins and the other is refused', async () => {
    const { id, first, address } = await renamed();
    const product = await current(id);
    const [restored, saved] = await Promise.all([
      office.send(address, 'restore', { version: first, seen: product.version }),
      office.send('/admin/products', 'save', form(product, { description: 'Saved' })),
    ]);
    expect([restored.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
    const expected = restored.status === 200 ? { name: 'Old' } : { description: 'Saved' };
    expect(await current(id)).toMatchObject(expected);
    // What the other one saw is no longer there: again with what is there now.
    const { version: seen } = await current(id);
    const again = await office.send(address, 'restore', { version: first, seen });
    expect(again.status).toBe(200);
  });

  test('asks for another slug where that of the version was taken', async () => {
    const product = await add({ name: 'P', slug: 'was-here' });
    await office.send('/admin/products', 'save', form(product, { slug: 'moved-on' }));
    const [, first] = await recordTimeline(db, { kind: 'products', id: product.id });
    await add({ name: 'Q', slug: 'was-here' });
    const { version: seen } = await current(product.id);
    const address = `/admin/history/products/${product.id}`;
    const values = { version: first?.id ?? 0, seen };
    const refused = await office.send(address, 'restore', values);
    expect(refused.status).toBe(422);
    const restored = await office.send(address, 'restore', { ...values, slug: 'was-here-2' });
    expect(restored.status).toBe(200);
    expect((await current(product.id)).slug).toBe('was-here-2');
  });

  test('restores with no slug that the form would refuse', async () => {
    const { id, first, address } = await renamed();
    const { version: seen } = await current(id);
    const values = { version: first, seen, slug: 'a b/c' };
    expect((await office.send(address, 'restore', values)).status).toBe(422);
    expect((await current(id)).slug).toBe('renamed');
  });

  test('says why a version with a fourth pin is not restored', async () => {
    const pinned = await addNewsItem(db, { title: 'Pinned once', is_pinned: true });
    const [version] = await recordTimeline(db, { kind: 'news_items', id: pinned.id });
    const [item] = await db
      .update(news_items)
      .set({ is_pinned: false })
      .where(eq(news_items.id, pinned.id))
      .returning();
    for (const title of ['One', 'Two', 'Three']) await addNewsItem(db, { title, is_pinned: true });
    const values = { version: version?.id ?? 0, seen: item?.version ?? 0 };
    const refused = await office.send(`/admin/history/news_items/${pinned.id}`, 'restore', values);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('A rule refuses it, such as three pinned news items.');
    await db.delete(news_items);
  });

  test.each(['unknown/1', 'products/x', 'constructor/1'])(
    'of what is no record there is none: %s',
    async (path) => {
      expect((await office.read(`/admin/history/${path}.data`)).status).toBe(404);
    },
  );
});

describe('the activity page', () => {
  test('shows every change with its version, filtered by person, kind and time', async () => {
    await db.delete(history);
    const product = await add({ name: 'By SQL', slug: 'by-sql' });
    const ours = await add({ name: 'By hand', slug: 'by-hand' });
    await office.send('/admin/products', 'save', form(ours, { description: 'Typed' }));
    await db
      .update(history)
      .set({ at: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(history.record_id, product.id));
    const listed = async (query: string) => {
      const { text } = await office.read(`/admin/activity?${query}`);
      return ['By SQL', 'By hand'].filter((name) => text.includes(name));
    };
    expect(await listed('')).toEqual(['By SQL', 'By hand']);
    expect(await listed('person=outside')).toEqual(['By SQL', 'By hand']);
    expect(await listed(`person=${administrator}`)).toEqual(['By hand']);
    expect(await listed('time=day')).toEqual(['By hand']);
    expect(await listed('time=week')).toEqual(['By SQL', 'By hand']);
    expect(await listed('kind=news_items')).toEqual([]);
    const [newest] = await recordTimeline(db, { kind: 'products', id: ours.id });
    const page = await office.site.fetch('/admin/activity', { headers: { cookie: office.cookie } });
    expect(await page.text()).toContain(
      `/admin/products?edit=${ours.id}&amp;version=${newest?.id}`,
    );
  });
});
