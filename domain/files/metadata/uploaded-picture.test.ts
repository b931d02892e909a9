import { afterAll, beforeAll, expect, test } from 'vitest';
import { general_settings } from '#database/schema/settings.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { cameraName, cameraPicture } from '#tests/world/files/camera-files.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test('no byte of camera metadata of an uploaded picture is served', async () => {
  const taken = new Uint8Array(await cameraPicture('jpeg'));
  expect(Buffer.from(taken).includes(cameraName)).toBe(true);
  await admin.send('/admin/general-settings?index', 'save', {
    ...{ title: 'Lace', status: 'Active', display_order: 1, display_order_before: '' },
    image: { name: 'IMG_0001.jpg', type: 'image/jpeg', bytes: taken },
  });
  const [image] = await admin.world.db.select().from(general_settings);
  const served = await admin.site.fetch(image?.image_url ?? '');
  const bytes = Buffer.from(await served.arrayBuffer());
  expect([served.status, bytes.includes(cameraName), bytes.includes('GPS')]).toEqual([
    ...[200, false, false],
  ]);
});
