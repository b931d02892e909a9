import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { general_settings } from '#database/schema/settings.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { translate } from '#tests/world/content/catalogue-rows.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test('an edit that does not touch the display order keeps a concurrent reordering', async () => {
  const { db } = admin.world;
  const given = { type: 'carousel', image_url: '/media/carousel/a.jpg', display_order: 4 };
  const [image] = await db.insert(general_settings).values(given).returning();
  const path = '/admin/general-settings?index';
  const edit = { id: image?.id ?? 0, title: 'Lace', status: 'Active' };
  const form = await admin.site.fetch(`${path}&edit=${edit.id}`, {
    headers: { cookie: admin.cookie },
  });
  expect(await form.text()).toMatch(/name="display_order_before"[^>]* value="4"/);
  await db.update(general_settings).set({ display_order: 1 });
  const version = image?.version ?? 0;
  const untouched = { version, display_order: 4, display_order_before: 4 };
  await admin.send(path, 'save', { ...edit, ...untouched });
  const [kept] = await db.select().from(general_settings);
  expect(kept).toMatchObject({ title: 'Lace', display_order: 1 });
  const entered = { version: kept?.version ?? 0, display_order: 9, display_order_before: 4 };
  await admin.send(path, 'save', { ...edit, ...entered });
  expect(await db.select().from(general_settings)).toMatchObject([{ display_order: 9 }]);
});

test('a changed picture and a saved order each show their toast', async () => {
  const { db } = admin.world;
  const path = '/admin/general-settings?index';
  const rows = await db
    .insert(general_settings)
    .values([{ title: 'A' }, { title: 'B' }])
    .returning();
  const [{ id, version } = { id: 0, version: 0 }, other] = rows;
  const changed = await admin.send(path, 'save', { id, version, title: 'Lace' });
  expect(changed.text).toContain('Carousel image updated successfully');
  const order = JSON.stringify({ id: other?.id, to: 1 });
  expect((await admin.send(path, 'order', { order })).text).toContain('Order updated');
});

test('texts are translated like those of every record, also of a picture without a title', async () => {
  const { db } = admin.world;
  await db.delete(general_settings);
  const rows = await db
    .insert(general_settings)
    .values([
      { image_url: '/media/carousel/a.jpg', title: 'Lace', alt_text: 'Lace on silk' },
      { image_url: '/media/carousel/b.jpg', title: 'Cones' },
      { image_url: '/media/carousel/c.jpg' },
    ])
    .returning();
  const [lace, cones, bare] = rows.map(({ id }) => id);
  const { cookie, site } = admin;
  const records = await site.fetch('/admin/translations?type=general_settings', {
    headers: { cookie },
  });
  const list = await records.text();
  for (const name of ['Lace', 'Cones', `image ${bare}`]) expect(list).toContain(`>${name}</a>`);
  const place = { entity_type: 'general_settings', entity_id: lace ?? 0, field_name: 'alt_text' };
  const added = await admin.send('/admin/translations', 'add', {
    ...{ ...place, language_code: 'zh-Hant', translated_value: '絲綢上的蕾絲' },
    original: 'Lace on silk',
  });
  expect(added.text).toContain('Translation added successfully');
  await translate(db, 'general_settings', cones ?? 0, { title: '寶塔筒' });
  await admin.world.announced();
  const home = await (await site.fetch('/', { host: 'zh-hant' })).text();
  expect(home).toContain('alt="絲綢上的蕾絲"');
  // A title is a caption: it is shown only in the language of the page.
  expect(home).toContain('data-caption="寶塔筒"');
  expect(home).not.toContain('data-caption="Lace"');
  await db.delete(translations).where(eq(translations.field_name, 'alt_text'));
  await admin.world.announced();
  const again = await (await site.fetch('/', { host: 'zh-hant' })).text();
  expect(again).toMatch(/class="slide"[^>]* lang="en"[^>]*><picture[^>]*>.*?alt="Lace on silk"/s);
});
