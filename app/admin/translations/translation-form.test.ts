import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
} from '#tests/world/content/catalogue-rows.ts';

let admin: AdminSite;
const ids: Record<string, number> = {};
beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  await db.delete(translations);
  ids.products = (await addProduct(db)).id;
  ids.product_categories = (await addProductCategory(db)).id;
  ids.gallery_items = (await addGalleryItem(db)).id;
  ids.news_items = (await addNewsItem(db)).id;
});
afterAll(() => admin.close());

const page = async (entity: string, field: string, open: string) => {
  const path = `/admin/translations?type=${entity}&id=${ids[entity]}&field=${field}&${open}`;
  const response = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
  return response.text();
};

test.each([
  ['products', 'name', undefined],
  ['products', 'description', '3'],
  ['products', 'detailed_description', '5'],
  ['product_categories', 'description', '3'],
  ['gallery_items', 'description', '3'],
  ['gallery_items', 'project_details', '5'],
  ['news_items', 'description', '3'],
  ['news_items', 'article_body', '5'],
])('%s, %s: the text area has as many rows as the text needs', async (entity, field, rows) => {
  const html = await page(entity, field, 'new=yes');
  expect(/<textarea [^>]*rows="(\d+)"[^>]*name="translated_value"/.exec(html)?.[1]).toBe(rows);
  expect(/<input [^>]*name="translated_value"/.test(html)).toBe(rows === undefined);
});

test('the edit form of a translated description contains its line breaks', async () => {
  const { db } = admin.world;
  const saved = await admin.send('/admin/translations', 'add', {
    ...{ entity_type: 'products', entity_id: ids.products ?? 0, field_name: 'description' },
    ...{ language_code: 'zh-Hant', translated_value: '金線\r\n\r\n銀線', original: '' },
  });
  expect(saved.text).toContain('Translation added successfully');
  const [row] = await db
    .select()
    .from(translations)
    .where(eq(translations.entity_type, 'products'));
  expect(row?.translated_value).toBe('金線\n\n銀線');
  const html = await page('products', 'description', `edit=${row?.id}`);
  expect(html).toMatch(/<textarea [^>]*>金線\n\n銀線<\/textarea>/);
});
