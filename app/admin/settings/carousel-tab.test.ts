import { afterAll, beforeAll, expect, test } from 'vitest';
import { general_settings } from '#database/schema/settings.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

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
