import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addGalleryItem, addNewsItem, addProduct } from '#tests/world/content/catalogue-rows.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  for (const status of ['Active', 'Inactive'] as const) {
    const slug = `is-${status.toLowerCase()}`;
    await addProduct(db, { slug, status });
    await addGalleryItem(db, { slug, status });
    await addNewsItem(db, { slug, status });
  }
  await addGalleryItem(db, { slug: 'is-a-pdf', is_pdf: true });
});
afterAll(() => admin.close());

test.each([
  ['/admin/products', 'products', '/products/', 1],
  ['/admin/gallery-items', 'gallery_items', '/resources/', 2],
  ['/admin/news-items', 'news_items', '/news/', 1],
])(
  '%s: Preview opens the page of an Active record and a preview of an Inactive one',
  async (screen, kind, path, previews) => {
    const response = await admin.site.fetch(screen, { headers: { cookie: admin.cookie } });
    const html = await response.text();
    const led = [
      ...html.matchAll(
        /<a href="([^"]*)" target="_blank" [^>]*>(?:(?!<\/a>).)*<span[^>]*>Preview<\/span><\/a>/g,
      ),
    ].map(([, href]) => href);
    expect(led.filter((href) => href === `${path}is-active`)).toHaveLength(1);
    const others = led.filter((href) => href !== `${path}is-active`);
    expect(others).toHaveLength(previews);
    for (const href of others) expect(href).toMatch(new RegExp(`^/admin/preview/${kind}/\\d+$`));
  },
);
