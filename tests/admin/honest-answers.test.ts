import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { bin } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { preview_links } from '#database/schema/previews.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { general_settings, global_settings } from '#database/schema/settings.ts';
import { deleteRecord } from '#domain/history/bin/bin.server.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { addGalleryItem, addNewsItem, addProduct } from '../world/content/catalogue-rows.ts';
import { samplePdf, samplePicture } from '../world/files/sample-files.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** A response claims no more than what happened, and distinguishes "already", "gone" and "by a colleague". */

let admin: AdminSite;
let db: AdminSite['world']['db'];
beforeAll(async () => {
  admin = await openAdminSite();
  db = admin.world.db;
});
afterAll(() => admin.close());

const picture = await samplePicture();
const idOf = ([row]: { id: number }[]) => row?.id ?? 0;

const screens = [
  ['/admin/products', 'product', products, { name: 'A', slug: 'a' }],
  ['/admin/categories', 'category', product_categories, { name: 'A' }],
  ['/admin/item-codes', 'item code', item_codes, { item_code: 'A' }],
  ['/admin/gallery-categories', 'category', gallery_categories, { name: 'A name' }],
  ['/admin/gallery-items', 'gallery item', gallery_items, { name: 'A', slug: 'a' }],
  ['/admin/news-items', 'news item', news_items, { title: 'A title' }],
  ['/admin/general-settings?index', 'image', general_settings, { title: 'A' }],
  [
    '/admin/general-settings/subscribers',
    'subscription',
    newsletter_subscription,
    { email: 'a@example.com' },
  ],
  ['/admin/messages', 'message', contact_messages, {}],
] as const;

describe.each(screens)('%s', (path, noun, table, form) => {
  test('deleting a record that never existed is not a success', async () => {
    const { status, text } = await admin.send(path, 'delete', { id: 99_999 });
    expect(status).toBe(409);
    expect(text).toContain(`This ${noun} no longer exists. It may have been deleted.`);
    expect(text).not.toMatch(/deleted successfully|Image deleted/);
  });

  test('an unreadable id is refused, and adds, changes and deletes nothing', async () => {
    const before = await db.select().from(table);
    for (const id of ['1234567890', '-1', 'all', '']) {
      for (const intent of ['save', 'delete', 'status', 'retry']) {
        const values = { ...form, id, version: 3, status: 'Active', image: picture };
        const { status, text } = await admin.send(path, intent, values);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(text).not.toContain('successfully');
      }
    }
    expect(await db.select().from(table)).toEqual(before);
  });
});

test('a deleted record says who deleted it: the user, a colleague, or a statement in the database', async () => {
  const answers: Record<string, string> = {
    'admin@example.com': 'You have already deleted this product.',
    'mei@example.com': 'A colleague has deleted this product.',
    '': 'This product has been deleted directly in the database.',
  };
  for (const [actor, text] of Object.entries(answers)) {
    const { id, version } = await addProduct(db);
    if (actor === '') await db.delete(products).where(eq(products.id, id));
    else await deleteRecord(admin.world.connection.actingAs(actor), kinds.products, id);
    const edit = { id, version, name: 'B', slug: 'b' };
    for (const [intent, values] of [
      ['delete', { id }],
      ['status', { id, status: 'Active' }],
      ['save', edit],
    ] as const)
      expect((await admin.send('/admin/products', intent, values)).text).toContain(text);
  }
});

test.each([
  ['/admin/products', 'product', addProduct, products],
  ['/admin/gallery-items', 'gallery item', addGalleryItem, gallery_items],
  ['/admin/news-items', 'news item', addNewsItem, news_items],
] as const)('%s: only a changed status is a success', async (path, noun, add, table) => {
  const { id } = await add(db);
  const send = (values: Record<string, string>) => admin.send(path, 'status', { id, ...values });
  for (const values of [{}, { status: '' }, { status: 'Gone' }]) {
    const { status, text } = await send(values as Record<string, string>);
    expect(status).toBe(422);
    expect(text).toContain('The status must be Active or Inactive.');
  }
  const already = await send({ status: 'Active' });
  expect(already.status).toBe(409);
  expect(already.text).toContain(`This ${noun} is already active. Nothing was changed.`);
  expect((await send({ status: 'Inactive' })).text).toContain('deactivated successfully');
  const [row] = await db.select().from(table).where(eq(table.id, id));
  expect(row?.status).toBe('Inactive');
});

test('a subscription or pin that is already as requested is not reported as changed', async () => {
  const email = 'reader@example.com';
  const id = idOf(await db.insert(newsletter_subscription).values({ email }).returning());
  const path = '/admin/general-settings/subscribers';
  const subscribed = await admin.send(path, 'status', { id, status: 'Active' });
  expect(subscribed.text).toContain('This subscription is already active. Nothing was changed.');
  const item = await addNewsItem(db, { is_pinned: true, display_order: 2 });
  const pinned = await admin.send('/admin/news-items', 'pin', { id: item.id });
  expect(pinned.text).toContain('This news item is already pinned. Nothing was changed.');
  expect(pinned.text).not.toContain('pinned successfully');
  await admin.send('/admin/news-items', 'unpin', { id: item.id });
  const unpinned = await admin.send('/admin/news-items', 'unpin', { id: item.id });
  expect(unpinned.text).toContain('This news item is not pinned. Nothing was changed.');
});

test('an unreadable id does not empty the bin', async () => {
  const { id } = await addProduct(db);
  await admin.send('/admin/products', 'delete', { id });
  const before = await db.$count(bin);
  expect(before).toBeGreaterThan(0);
  expect((await admin.send('/admin/bin', 'empty', { id: '1234567890' })).status).toBe(422);
  expect(await db.$count(bin)).toBe(before);
});

test('the carousel deletes only its own rows', async () => {
  const other = idOf(await db.insert(general_settings).values({ type: 'other' }).returning());
  const { text } = await admin.send('/admin/general-settings?index', 'delete', { id: other });
  expect(text).not.toContain('Image deleted');
  expect(await db.$count(general_settings, eq(general_settings.id, other))).toBe(1);
});

test('an order that is empty or has rows of another list is not saved', async () => {
  await addProduct(db);
  const orders = [
    { before: [99_999], after: [99_999] },
    { before: [], after: [] },
    { id: 99_999, to: 1 },
  ];
  for (const order of orders) {
    const values = { order: JSON.stringify(order) };
    const { status, text } = await admin.send('/admin/products', 'order', values);
    expect([
      status,
      text.includes('Nothing was saved') || text.includes('nothing was saved'),
    ]).toEqual([409, true]);
    expect(text).not.toContain('Display order saved');
  }
});

test('a link of another record is not revoked, and no success is reported', async () => {
  const [one, other] = [await addProduct(db), await addProduct(db)];
  await admin.send(`/admin/preview-links/products/${one.id}`, 'make');
  const link = idOf(await db.select().from(preview_links));
  const path = (id: number) => `/admin/preview-links/products/${id}`;
  const wrong = await admin.send(path(other.id), 'revoke', { id: link });
  expect(wrong.status).toBe(409);
  expect(wrong.text).toContain('This link no longer exists.');
  expect(wrong.text).not.toContain('Link revoked');
  expect((await admin.send(path(one.id), 'revoke', { id: link })).text).toContain('Link revoked');
  expect((await admin.send(path(one.id), 'revoke', { id: link })).text).toContain(
    'It may have been revoked',
  );
});

test('a file for the other kind of gallery item is refused and not silently dropped', async () => {
  const path = '/admin/gallery-items?new';
  const item = { name: 'Guide', slug: 'guide' };
  const media = await admin.send(path, 'save', { ...item, is_pdf: 'on', media: picture });
  expect(media.status).toBe(422);
  expect(media.text).toContain('A PDF item has no additional media.');
  const pdf = await admin.send(path, 'save', { ...item, pdf: samplePdf });
  expect(pdf.status).toBe(422);
  expect(pdf.text).toContain('Only a PDF item has a PDF file.');
  expect(await db.$count(gallery_items, eq(gallery_items.slug, 'guide'))).toBe(0);
  const { id, version } = await addGalleryItem(db, { is_pdf: true });
  const edit = await admin.send(path, 'save', { id, version, media: picture });
  expect(edit.status).toBe(422);
});

test('a copy of a deleted record says that no files were copied', async () => {
  const copy = { copy_of: 99_999, name: 'Copy', slug: 'copy' };
  // Without a dialog, the page shows the whole response.
  const { text } = await admin.send('/admin/products', 'save', copy);
  expect(text).toContain('Product created successfully');
  expect(text).toContain('The original product has been deleted, so its files were not copied');
  const product_id = (await addProduct(db)).id;
  const code = { copy_of: 99_999, item_code: 'Copy', product_id };
  expect((await admin.send('/admin/item-codes', 'save', code)).text).toContain(
    'The original item code has been deleted',
  );
});

const message = (message_id: string, delivery: 'failed' | 'sent') => ({
  ...{ name: 'Mei', email: 'mei@example.com', subject: 'ST100', message: 'A colour card, please?' },
  ...{ message_id, delivery },
});

test('sending a message again distinguishes "sent" from "deleted"', async () => {
  const path = '/admin/messages';
  const sent = idOf(await db.insert(contact_messages).values(message('s', 'sent')).returning());
  expect((await admin.send(path, 'retry', { id: sent })).text).toContain(
    'This message has already been sent.',
  );
  const failed = idOf(await db.insert(contact_messages).values(message('f', 'failed')).returning());
  await db.delete(contact_messages).where(eq(contact_messages.id, failed));
  const gone = await admin.send(path, 'retry', { id: failed });
  expect(gone.text).toContain('This message no longer exists. It may have been deleted.');
  expect(gone.text).not.toContain('already been sent');
});

test('a page of messages past the end is the last one', async () => {
  await db.delete(contact_messages);
  await db.insert(contact_messages).values(message('only', 'sent'));
  const { text } = await admin.read('/admin/messages?page=2');
  expect(text).toContain('A colour card, please?');
  expect(text).not.toContain('No messages yet');
});

test('cancelling a plan distinguishes "cancelled" from "carried out"', async () => {
  const { id } = await addProduct(db);
  const path = `/admin/plans/products/${id}`;
  const plan = async (done: boolean) => {
    const values = {
      ...{ kind: 'products' as const, record_id: id, at: new Date(Date.now() + 86_400_000) },
      ...{ change: { status: 'Inactive' }, done_at: done ? new Date() : null },
      planned_by: 'admin@example.com',
    };
    return idOf(await db.insert(planned_changes).values(values).returning());
  };
  const waiting = await plan(false);
  const cancel = async (plan: number) => (await admin.send(path, 'cancel', { plan })).text;
  expect(await cancel(waiting)).toContain('Plan cancelled');
  expect(await cancel(waiting)).toContain(
    'This plan no longer exists. It may have been cancelled.',
  );
  expect(await cancel(await plan(true))).toContain('This plan has already run.');
});

describe.each([
  ['duration', 'global', '7000', '3000', 'Settings updated successfully'],
  [
    'contact_email',
    'contact',
    'ours@example.com',
    'mine@example.com',
    'Contact email updated successfully',
  ],
])('the setting %s', (type, tab, theirs, mine, saved) => {
  const path = `/admin/general-settings/${tab}`;
  const send = (value: string, version: number) =>
    admin.send(path, 'save', { [type]: value, version });
  const stored = async () =>
    (await db.select().from(global_settings).where(eq(global_settings.type, type)))[0];

  test('if several people save at once, one succeeds and the others see the stored value', async () => {
    for (const version of [0, 1]) {
      if (version === 0) await db.execute(sql`delete from global_settings where type = ${type}`);
      const values = [theirs, mine].map((value) => (version === 0 ? value : `1${value}`));
      const answers = await Promise.all(values.map((value) => send(value, version)));
      expect(answers.filter(({ text }) => text.includes(saved))).toHaveLength(1);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.text).toContain('Someone else saved this while you were editing');
      const won = values[answers.findIndex(({ status }) => status === 200)];
      expect(await stored()).toMatchObject({ value: won, version: version + 1 });
    }
  });

  test('a form without the setting or without the version changes nothing', async () => {
    const before = await stored();
    expect((await admin.send(path, 'save', { version: 2 })).status).toBe(422);
    expect((await admin.send(path, 'save', { [type]: mine })).status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  test('repeating a save, as after a lost response, is neither a conflict nor a change', async () => {
    const { value, version } = (await stored()) ?? {};
    const { status, text } = await send(value ?? '', (version ?? 0) - 1);
    expect(status).toBe(200);
    expect(text).toContain('The setting already has this value. Nothing was changed.');
  });
});

test('an invalid duration is refused at its field and not stored as the default', async () => {
  const path = '/admin/general-settings/global';
  const before = await db.select().from(global_settings);
  const { status, text } = await admin.send(path, 'save', { duration: 'abc', version: 2 });
  expect(status).toBe(422);
  expect(text).toContain('Slide duration must be a number of milliseconds');
  expect(await db.select().from(global_settings)).toEqual(before);
});
