import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '#tests/office/office.ts';
import { addGalleryItem, addNewsItem, addProduct } from '#tests/world/catalogue-rows.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const { db } = office.world;
  for (const status of ['Active', 'Inactive'] as const) {
    const slug = `is-${status.toLowerCase()}`;
    await addProduct(db, { slug, status });
    await addGalleryItem(db, { slug, status });
    await addNewsItem(db, { slug, status });
  }
  await addGalleryItem(db, { slug: 'is-a-pdf', is_pdf: true });
});
afterAll(() => office.close());

test.each([
  ['/admin/products', '/products/'],
  ['/admin/gallery-items', '/resources/'],
  ['/admin/news-items', '/news/'],
])(
  '%s: Preview leads to the page of an Active record, and says why there is none',
  async (screen, path) => {
    const response = await office.site.fetch(screen, { headers: { cookie: office.cookie } });
    const html = await response.text();
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${path}is-active"[^>]*>.*?<span[^>]*>Preview</span></a>`),
    );
    expect(html).not.toMatch(new RegExp(`<a [^>]*href="${path}is-(inactive|a-pdf)"`));
    const said = [
      ...html.matchAll(
        /<button ([^>]*)><svg[^>]*><use[^>]*><\/use><\/svg><span[^>]*>Preview<\/span><\/button>/g,
      ),
    ].map(([, one]) => one);
    expect(said).toHaveLength(screen === '/admin/gallery-items' ? 2 : 1);
    for (const attributes of said) {
      expect(attributes).toContain('aria-disabled="true"');
      expect(attributes).toMatch(/title="(Only Active records|A PDF item)/);
    }
  },
);
