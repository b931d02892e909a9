import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery_images } from '#database/schema/gallery.ts';
import { news_media } from '#database/schema/news.ts';
import { item_codes, product_images } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addGalleryItem, addNewsItem, addProduct } from '#tests/world/content/catalogue-rows.ts';
import { listCarouselSlides } from '../settings/carousel.server.ts';
import { fileAddress } from './file-address.server.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const good = [
  '/media/products/a.jpg',
  'https://files.example.com/a.jpg?w=1:2',
  'HTTP://files.example.com/a.jpg',
  '//files.example.com/a.jpg',
  'folder/with:colon.jpg',
  'a.jpg',
];
const bad = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://localhost/1',
  'httpsx://a.example/a.jpg',
  '',
  ' ',
];

test.each([...good.map((url) => [url, url]), ...bad.map((url) => [url, null])])(
  'for %j a page gets %j',
  async (url, expected) => {
    const { db } = admin.world;
    await db.delete(general_settings);
    await db.insert(general_settings).values({ type: 'carousel', image_url: url });
    const rows = await db
      .select({ url: fileAddress(general_settings.image_url) })
      .from(general_settings);
    expect(rows).toEqual([{ url: expected }]);
    expect(await listCarouselSlides(db, 'en')).toHaveLength(expected === null ? 0 : 1);
  },
);

test('an address that would run a script is neither a link nor a picture on any page', async () => {
  const { db } = admin.world;
  const url = 'javascript:alert(document.domain)';
  const product = await addProduct(db, { slug: 'p', image_url: url, catalogue_pdf: url });
  await db.insert(product_images).values({ product_id: product.id, image_url: url });
  await db.insert(item_codes).values({ product_id: product.id, item_code: 'X', image_url: url });
  const item = await addGalleryItem(db, { slug: 'g', primary_image_url: url });
  await db.insert(gallery_images).values({ gallery_item_id: item.id, image_url: url });
  const pdf = await addGalleryItem(db, { slug: 'pdf', is_pdf: true, pdf_url: url });
  const news = await addNewsItem(db, { slug: 'n', primary_image_url: url });
  await db.insert(news_media).values({ news_item_id: news.id, media_url: url });
  await db.insert(general_settings).values({ type: 'carousel', image_url: url });
  const pages = ['/', '/products', '/products/p', '/resources', '/resources/g', '/news', '/news/n'];
  for (const page of pages) {
    const response = await admin.site.fetch(page);
    expect([page, response.status]).toEqual([page, 200]);
    expect(await response.text()).not.toContain('javascript:');
  }
  for (const form of [`products?edit=${product.id}`, `gallery-items?edit=${pdf.id}`]) {
    const headers = { cookie: admin.cookie };
    const html = await (await admin.site.fetch(`/admin/${form}`, { headers })).text();
    expect(html).not.toMatch(/href="javascript:|>(Catalogue PDF|PDF file) now</);
  }
  const stored = await db.execute(sql`select image_url from products where slug = 'p'`);
  expect(stored.rows).toEqual([{ image_url: url }]);
});
