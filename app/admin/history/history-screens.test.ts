import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { gallery_item_products } from '#database/schema/gallery.ts';
import { bin, history } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { item_codes, product_category_mappings, products } from '#database/schema/products.ts';
import { general_settings, global_settings } from '#database/schema/settings.ts';
import { recordTimeline } from '#domain/history/timeline/timeline.server.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  translate,
} from '#tests/world/content/catalogue-rows.ts';

const { admin, db, add, addCategory } = await openProductsAdmin();
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
const deleteProduct = (id: number) => admin.send('/admin/products', 'delete', { id });
const entryOf = async (id: number) => {
  const [entry] = await db.select().from(bin).where(eq(bin.record_id, id));
  return entry?.id ?? 0;
};
const restoreFromBin = (id: number, slug = '') => admin.send('/admin/bin', 'restore', { id, slug });

describe('the bin', () => {
  test('lists deleted records with their author, and restores a record to its page', async () => {
    const product = await add({ name: 'Binned Lamé', slug: 'binned-lame' });
    expect((await deleteProduct(product.id)).text).toContain('Product deleted successfully');
    expect((await admin.site.fetch('/products/binned-lame')).status).toBe(404);
    const listed = (await admin.read('/admin/bin')).text;
    expect(listed).toMatch(/Binned Lamé\s+Product\s+Deleted\s+by Administrator/);
    const restored = await restoreFromBin(await entryOf(product.id));
    expect(restored.text).toContain('Product restored');
    expect((await admin.site.fetch('/products/binned-lame')).status).toBe(200);
    expect((await admin.read('/admin/bin')).text).toContain('The bin is empty');
  });

  test('shows a carousel image by its title, its alt text or its number, as the activity does', async () => {
    const images = await db
      .insert(general_settings)
      .values([
        { title: 'Cones in gold', alt_text: 'A shelf', image_url: '/a' },
        { title: '', alt_text: 'Only described', image_url: '/b' },
        { image_url: '/c' },
      ])
      .returning({ id: general_settings.id });
    for (const { id } of images)
      await admin.send('/admin/general-settings?index', 'delete', { id });
    const listed = (await admin.read('/admin/bin')).text;
    for (const name of ['Cones in gold', 'Only described', `image ${images[2]?.id}`])
      expect(listed).toMatch(
        new RegExp(`${name}\\s+Carousel image\\s+Deleted\\s+by Administrator`),
      );
    expect((await admin.read('/admin/activity')).text).toMatch(/Cones in gold\s+Carousel image/);
    await db.delete(bin);
  });

  test('asks for another slug if the old one is taken, and restores the record with it', async () => {
    const product = await add({ name: 'First', slug: 'taken' });
    await deleteProduct(product.id);
    await add({ name: 'Second', slug: 'taken' });
    const entry = await entryOf(product.id);
    const refused = await restoreFromBin(entry);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      'Another record now uses this slug. Please choose a different one.',
    );
    expect(await entryOf(product.id)).toBe(entry);
    expect((await restoreFromBin(entry, 'taken-again')).text).toContain('Product restored');
    expect((await current(product.id)).slug).toBe('taken-again');
  });

  test('restores no slug that the form would refuse', async () => {
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

  test('restores a record’s former slugs, except those that other records now have', async () => {
    const product = await add({ name: 'Moved', slug: 'moved-1' });
    for (const slug of ['moved-2', 'moved-3'])
      await db.update(products).set({ slug }).where(eq(products.id, product.id));
    await deleteProduct(product.id);
    await add({ name: 'Other', slug: 'moved-2' });
    await restoreFromBin(await entryOf(product.id));
    const former = await admin.site.fetch('/products/moved-1');
    expect([former.status, former.headers.get('location')]).toEqual([301, '/products/moved-3']);
    expect((await admin.site.fetch('/products/moved-2')).status).toBe(200);
  });

  test('is emptied of one record or all of them, which can then not be restored', async () => {
    const ids = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await add({ name, slug: name.toLowerCase() })).id);
    for (const id of ids) await deleteProduct(id);
    const entry = await entryOf(ids[0] ?? 0);
    const one = await admin.send('/admin/bin', 'empty', { entries: entry });
    expect(one.text).toContain('Deleted for good');
    expect((await restoreFromBin(entry)).text).toContain('This is no longer in the bin.');
    const again = await admin.send('/admin/bin', 'empty', { entries: entry });
    expect(again.status).toBe(409);
    expect(again.text).toContain('This is no longer in the bin.');
    const rest = (await db.select().from(bin)).map(({ id }) => id);
    const all = await admin.send('/admin/bin', 'empty', { entries: [entry, ...rest].join() });
    expect(all.text).toContain('2 records deleted for good. 1 was no longer in the bin');
    expect(await db.$count(bin)).toBe(0);
  });

  test('loses only the named entries: a missing or unreadable entry does not mean all, and newer entries stay', async () => {
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
      const answer = await admin.send('/admin/bin', 'empty', values);
      expect([409, 422]).toContain(answer.status);
      expect(answer.text).toMatch(/Please reload (it|the page)\./);
    }
    expect(await db.$count(bin)).toBe(2);
    expect((await admin.read('/admin/bin')).text).toContain('Empty Bin');
    await deleteProduct(ids[2] ?? 0);
    await admin.send('/admin/bin', 'empty', { entries: shown.join() });
    expect((await db.select().from(bin)).map(({ label }) => label)).toEqual(['Late']);
  });
});

describe('the history of a record', () => {
  /** A product called Old and then New, and the version in which it was called Old. */
  async function renamed() {
    const product = await add({ name: 'Old', slug: 'renamed', description: 'Bright' });
    await admin.send('/admin/products', 'save', form(product, { name: 'New' }));
    const [, first] = await recordTimeline(db, { kind: 'products', id: product.id });
    if (!first) throw new Error('no version');
    const address = `/admin/history/products/${product.id}`;
    return { id: product.id, first: first.id, address };
  }

  test('shows each change with its author, and restores a version', async () => {
    const { id, first, address } = await renamed();
    const { text } = await admin.read(`${address}.data`);
    expect(text).toContain('The name changed');
    expect(text).toContain('by Administrator');
    const { version: seen } = await current(id);
    const restored = await admin.send(address, 'restore', { version: first, seen });
    expect(restored.status).toBe(200);
    expect(await current(id)).toMatchObject({ name: 'Old', description: 'Bright' });
    const [newest] = await recordTimeline(db, { kind: 'products', id });
    expect(newest?.actor).toBe(administrator);
  });

  test('names the categories that a save changed, and not the unchanged ones', async () => {
    const product = await add({ name: 'In two', slug: 'in-two' });
    const [gold = 0, silver = 0, bronze = 0] = [
      await addCategory('Gold'),
      await addCategory('Silver'),
      await addCategory('Bronze'),
    ];
    const save = async (category_ids: number[], name: string) =>
      admin.send(
        '/admin/products',
        'save',
        form(await current(product.id), { name, category_ids }),
      );
    await save([gold, silver], 'First');
    await save([gold, silver], 'Second');
    await save([gold, bronze], 'Third');
    const address = `/admin/history/products/${product.id}`;
    for (const text of [
      (await admin.read('/admin/activity')).text,
      (await admin.read(`${address}.data`)).text,
    ]) {
      expect(text).toContain('The name changed; 2 categories added');
      expect(text).toMatch(/The name changed["\n]/);
      expect(text).toContain('The name changed; 1 category added; 1 category removed');
      expect(text).not.toContain('2 categories removed');
    }
  });

  test('if a restore and a save run at once, one succeeds and the other is refused', async () => {
    const { id, first, address } = await renamed();
    const product = await current(id);
    const [restored, saved] = await Promise.all([
      admin.send(address, 'restore', { version: first, seen: product.version }),
      admin.send('/admin/products', 'save', form(product, { description: 'Saved' })),
    ]);
    expect([restored.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
    const expected = restored.status === 200 ? { name: 'Old' } : { description: 'Saved' };
    expect(await current(id)).toMatchObject(expected);
    // Restoring works again with the version that the record has now.
    const { version: seen } = await current(id);
    const again = await admin.send(address, 'restore', { version: first, seen });
    expect(again.status).toBe(200);
  });

  test('asks for another slug if the version’s slug is taken', async () => {
    const product = await add({ name: 'P', slug: 'was-here' });
    await admin.send('/admin/products', 'save', form(product, { slug: 'moved-on' }));
    const [, first] = await recordTimeline(db, { kind: 'products', id: product.id });
    await add({ name: 'Q', slug: 'was-here' });
    const { version: seen } = await current(product.id);
    const address = `/admin/history/products/${product.id}`;
    const values = { version: first?.id ?? 0, seen };
    const refused = await admin.send(address, 'restore', values);
    expect(refused.status).toBe(422);
    const restored = await admin.send(address, 'restore', { ...values, slug: 'was-here-2' });
    expect(restored.status).toBe(200);
    expect((await current(product.id)).slug).toBe('was-here-2');
  });

  test('restores no slug that the form would refuse', async () => {
    const { id, first, address } = await renamed();
    const { version: seen } = await current(id);
    const values = { version: first, seen, slug: 'a b/c' };
    expect((await admin.send(address, 'restore', values)).status).toBe(422);
    expect((await current(id)).slug).toBe('renamed');
  });

  test('explains why a version with a fourth pin is not restored', async () => {
    const pinned = await addNewsItem(db, { title: 'Pinned once', is_pinned: true });
    const [version] = await recordTimeline(db, { kind: 'news_items', id: pinned.id });
    const [item] = await db
      .update(news_items)
      .set({ is_pinned: false })
      .where(eq(news_items.id, pinned.id))
      .returning();
    for (const title of ['One', 'Two', 'Three']) await addNewsItem(db, { title, is_pinned: true });
    const values = { version: version?.id ?? 0, seen: item?.version ?? 0 };
    const refused = await admin.send(`/admin/history/news_items/${pinned.id}`, 'restore', values);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('A limit has been reached, such as three pinned news items.');
    await db.delete(news_items);
  });

  test('restores nothing if the version is missing, unreadable or of another record', async () => {
    const { id, address } = await renamed();
    const other = await add({ name: 'Other', slug: 'other-record' });
    const [foreign] = await recordTimeline(db, { kind: 'products', id: other.id });
    const { version: seen } = await current(id);
    for (const version of ['0', '1', String(foreign?.id)]) {
      const refused = await admin.send(address, 'restore', { version, seen });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('This version is not in the history of this record.');
    }
    for (const version of ['', '-1', 'abc', '9'.repeat(30)])
      expect((await admin.send(address, 'restore', { version, seen })).status).toBe(422);
    expect((await admin.send(address, 'restore', { seen })).status).toBe(409);
    expect(await current(id)).toMatchObject({ name: 'New', version: seen });
  });

  test('offers no restore of a deletion, and refuses one', async () => {
    const { id, address } = await renamed();
    await deleteProduct(id);
    await restoreFromBin(await entryOf(id));
    const deletion = (await recordTimeline(db, { kind: 'products', id })).find(
      ({ hasRecord }) => !hasRecord,
    );
    const { version: seen } = await current(id);
    const values = { version: deletion?.id ?? 0, seen };
    const refused = await admin.send(address, 'restore', values);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('This version is a deletion: there is nothing to restore.');
    expect(await current(id)).toMatchObject({ name: 'New', version: seen });
  });

  test.each(['unknown/1', 'products/x', 'constructor/1'])(
    'does not exist for an unknown record: %s',
    async (path) => {
      expect((await admin.read(`/admin/history/${path}.data`)).status).toBe(404);
    },
  );
});

describe('the activity page', () => {
  test('shows every change with its version, filtered by person, kind and time', async () => {
    await db.delete(history);
    const product = await add({ name: 'By SQL', slug: 'by-sql' });
    const ours = await add({ name: 'By hand', slug: 'by-hand' });
    await admin.send('/admin/products', 'save', form(ours, { description: 'Typed' }));
    await db
      .update(history)
      .set({ at: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(history.record_id, product.id));
    const listed = async (query: string) => {
      const { text } = await admin.read(`/admin/activity?${query}`);
      return ['By SQL', 'By hand'].filter((name) => text.includes(name));
    };
    expect(await listed('')).toEqual(['By SQL', 'By hand']);
    expect(await listed('person=outside')).toEqual(['By SQL', 'By hand']);
    expect(await listed(`person=${administrator}`)).toEqual(['By hand']);
    expect(await listed('time=day')).toEqual(['By hand']);
    expect(await listed('time=week')).toEqual(['By SQL', 'By hand']);
    expect(await listed('kind=news_items')).toEqual([]);
    const [newest] = await recordTimeline(db, { kind: 'products', id: ours.id });
    expect((await admin.read('/admin/activity')).text).toMatch(
      /Product created\s+directly in the database[\s\S]*The description changed|The description changed\s+by Administrator[\s\S]*Product created\s+directly in the database/,
    );
    const page = await admin.site.fetch('/admin/activity', { headers: { cookie: admin.cookie } });
    expect(await page.text()).toContain(
      `/admin/products?edit=${ours.id}&amp;version=${newest?.id}`,
    );
  });

  test('shows the deletion and the restore of a product with its item codes as one change each', async () => {
    await db.delete(history);
    const { id } = await db.transaction(async (tx) => {
      const product = await addProduct(tx, { name: 'With codes', slug: 'with-codes' });
      const [code] = await tx
        .insert(item_codes)
        .values([
          { product_id: product.id, item_code: 'WC1' },
          { product_id: product.id, item_code: 'WC2' },
        ])
        .returning();
      await translate(tx, 'item_codes', code?.id ?? 0, { type: '線' });
      return product;
    });
    await deleteProduct(id);
    await restoreFromBin(await entryOf(id));
    const { text } = await admin.read('/admin/activity');
    for (const what of ['restored from the bin', 'deleted', 'created'])
      expect(text).toContain(`Product ${what}, with 2 item codes and 1 translation`);
    expect(text.match(/With codes/g)).toHaveLength(3);
    // Item codes that are listed by themselves have their own entries.
    const codes = (await admin.read('/admin/activity?kind=item_codes')).text;
    expect(codes.match(/Item code restored from the bin/g)).toHaveLength(2);
    const story = (await admin.read(`/admin/history/products/${id}.data`)).text;
    expect(story).toContain('Product restored from the bin, with');
    expect(story).not.toMatch(/Item code (created|deleted|restored)/);
  });

  test('shows links that are deleted with a record as part of it, but not links that a save changes', async () => {
    const category = await addCategory('Linked');
    const product = await add({ name: 'Linked product', slug: 'linked-product' });
    const item = await addGalleryItem(db, { name: 'Linked robe' });
    await db.insert(gallery_item_products).values({
      ...{ gallery_item_id: item.id, product_id: product.id },
    });
    await db
      .insert(product_category_mappings)
      .values({ product_id: product.id, category_id: category });
    await db.delete(history);
    await admin.send('/admin/categories', 'delete', { id: category });
    await deleteProduct(product.id);
    const { text } = await admin.read('/admin/activity');
    expect(text).toContain('Product category deleted, with 1 link');
    expect(text).toContain('Product deleted, with 1 link');
    expect(text).not.toContain('Linked robe');
    expect(text.match(/Linked product/g)).toHaveLength(1);
    expect((await admin.read('/admin/activity?kind=gallery_items')).text).toContain(
      '1 related product removed',
    );
  });

  const links = async () => {
    const page = await admin.site.fetch('/admin/activity', { headers: { cookie: admin.cookie } });
    const html = (await page.text()).replaceAll('&amp;', '&');
    return [...html.matchAll(/href="(\/admin\/(?:deleted|orders|general-settings)[^"]*)"/g)].map(
      ([, href]) => href ?? '',
    );
  };

  test('shows deleted content while it is in the bin and after that', async () => {
    await db.delete(history);
    const { id } = await add({
      name: 'Read after all',
      slug: 'read-after-all',
      description: 'Soft',
    });
    await admin.send('/admin/products', 'save', form(await current(id), { description: 'Hard' }));
    await deleteProduct(id);
    const [address = ''] = (await links()).filter((href) => href.includes('/deleted/'));
    expect(address).toMatch(new RegExp(`^/admin/deleted/products/${id}\\?version=\\d+$`));
    const binned = (await admin.read(address)).text;
    for (const text of ['Read after all', 'Hard', 'Restore it from the bin', 'Product deleted'])
      expect(binned).toContain(text);
    expect(binned).toMatch(/The description changed\s+by Administrator/);
    expect(binned).not.toContain('Restore This Version');
    await admin.send('/admin/bin', 'empty', { entries: await entryOf(id) });
    expect((await admin.read(address)).text).toContain('It is not in the bin.');
    expect((await admin.read('/admin/deleted/products/999999')).status).toBe(404);
    const there = await add({ name: 'There', slug: 'there' });
    const answer = await admin.site.fetch(`/admin/deleted/products/${there.id}`, {
      headers: { cookie: admin.cookie },
    });
    expect(answer.headers.get('location')).toContain(`/admin/products?edit=${there.id}`);
  });

  test('links to a file of a deleted record', async () => {
    const pdf = '/media/pdf/1-00.pdf';
    const { id } = await add({ name: 'With a file', slug: 'with-a-file', catalogue_pdf: pdf });
    await deleteProduct(id);
    const page = await admin.site.fetch(`/admin/deleted/products/${id}`, {
      headers: { cookie: admin.cookie },
    });
    expect(await page.text()).toContain(`<a href="${pdf}"`);
  });

  test('links a reordering to its details', async () => {
    await db.delete(history);
    await db.delete(products);
    const [a, b] = [
      await add({ name: 'First in order', slug: 'o-1', display_order: 1 }),
      await add({ name: 'Second in order', slug: 'o-2', display_order: 2 }),
    ];
    await db.execute(
      sql`update products set display_order = 3 - display_order where id in (${a.id}, ${b.id})`,
    );
    const [address = ''] = (await links()).filter((href) => href.includes('/orders/'));
    expect((await admin.read(address)).text).toMatch(
      /Before\s+1\s+First in order\s+2\s+Second in order\s+After\s+1\s+Second in order\s+2\s+First in order/,
    );
    expect((await admin.read('/admin/orders/999999')).status).toBe(404);
  });

  test('shows a setting by its name, with a link to its history, which can restore it', async () => {
    await db.delete(history);
    const versionOfSetting = async () => (await db.select().from(global_settings))[0]?.version ?? 0;
    for (const duration of [4000, 7000]) {
      const values = { duration, version: await versionOfSetting() };
      await admin.send('/admin/general-settings/global', 'save', values);
    }
    const { text } = await admin.read('/admin/activity');
    expect(text).toMatch(/Slide duration\s+Setting\s+The value changed\s+by Administrator/);
    const [address = ''] = (await links()).filter((href) => href.includes('/global?version='));
    expect((await admin.read(address)).text).toContain('History');
    const [setting] = await db.select().from(global_settings);
    const record = { kind: 'global_settings', id: setting?.id ?? 0 };
    const [, first] = await recordTimeline(db, record);
    const values = { version: first?.id ?? 0, seen: setting?.version ?? 0 };
    const restored = await admin.send(
      `/admin/history/global_settings/${record.id}`,
      'restore',
      values,
    );
    expect(restored.text).toContain('Version restored');
    const [after] = await db.select().from(global_settings);
    expect(after?.value).toBe('4000');
  });

  test('shows a subscriber’s history, which can restore the subscriber', async () => {
    const [row] = await db
      .insert(newsletter_subscription)
      .values({ email: 'buyer@example.com' })
      .returning();
    const { id, version } = row ?? { id: 0, version: 0 };
    const tab = '/admin/general-settings/subscribers';
    await admin.send(tab, 'save', { id, version, email: 'other@example.com' });
    expect((await admin.read(`${tab}?edit=${id}`)).text).toContain('History');
    const [, first] = await recordTimeline(db, { kind: 'newsletter_subscription', id });
    const address = `/admin/history/newsletter_subscription/${id}`;
    const values = { version: first?.id ?? 0, seen: version + 1 };
    expect((await admin.send(address, 'restore', values)).status).toBe(200);
    const [after] = await db.select().from(newsletter_subscription);
    expect(after?.email).toBe('buyer@example.com');
  });

  test.each(['deactivate', 'delete'])(
    'offers to undo a bulk edit as a whole, once: %s',
    async (intent) => {
      await db.delete(history);
      const both = [
        await add({ name: 'Both A', slug: `a-${intent}`, status: 'Active' }),
        await add({ name: 'Both B', slug: `b-${intent}`, status: 'Active' }),
      ];
      const rows = both.map(({ id, version }) => `${id}:${version}`).join();
      await admin.send('/admin/bulk/products', intent, { rows });
      const { text } = await admin.read('/admin/activity');
      expect(text.match(/Undo This Bulk Edit/g)).toHaveLength(1);
      const [entry] = await db.select().from(history).where(isNotNull(history.bulk)).limit(1);
      await admin.send('/admin/bulk/products', 'undo', { set: entry?.bulk ?? '' });
      for (const { id } of both) expect(await current(id)).toMatchObject({ status: 'Active' });
    },
  );
});
