import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery_items } from '#database/schema/gallery.ts';
import { addGalleryItem } from '#tests/world/content/catalogue-rows.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  for (let n = 1; n <= 14; n++) {
    await addGalleryItem(db, { name: `Item no ${n}.`, slug: `item-no-${n}`, display_order: n });
  }
  await addGalleryItem(db, {
    name: 'Care guide',
    slug: 'care-guide',
    is_pdf: true,
    pdf_url: '/media/documents/care.pdf',
    display_order: 0,
  });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string) => {
  const response = await site.fetch(path);
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
};

const itemsOn = (text: string) =>
  [...text.matchAll(/<h2[^>]*class="subheading[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(
    ([, name]) => name,
  );

test('the address selects the page of the gallery', async () => {
  const first = await read('/resources');
  expect(itemsOn(first.text)).toHaveLength(6);
  expect(first.text).toContain('href="/resources?page=2"');
  const second = await read('/resources?size=12&page=2');
  expect(itemsOn(second.text)).toEqual(['Item no 12.', 'Item no 13.', 'Item no 14.']);
  expect(second.text).toContain('href="/resources?size=12"');
  const search = await read('/resources?q=no+1.');
  expect(itemsOn(search.text)).toEqual(['Item no 1.']);
  expect(search.text).not.toContain('aria-label="Pagination"');
});

test('a PDF item is a download in a new tab and has no page', async () => {
  const { text } = await read('/resources');
  expect(text).toMatch(
    /<a href="\/media\/documents\/care\.pdf" target="_blank"[^>]*>.*?Download PDF/,
  );
  expect(text).not.toContain('href="/resources/care-guide"');
  expect(text).toContain('Uncategorized');
  expect(await read('/resources/care-guide')).toMatchObject({
    status: 302,
    location: '/resources',
  });
});

test('a missing or inactive item redirects to the gallery, a former slug to the present one', async () => {
  const { db } = world;
  const hidden = await addGalleryItem(db, { slug: 'hidden', status: 'Inactive' });
  for (const address of ['nowhere', 'hidden', String(hidden.id)]) {
    expect(await read(`/resources/${address}`)).toMatchObject({
      status: 302,
      location: '/resources',
    });
  }
  await db
    .update(gallery_items)
    .set({ slug: 'renamed' })
    .where(eq(gallery_items.slug, 'item-no-1'));
  expect(await read('/resources/item-no-1')).toMatchObject({
    status: 301,
    location: '/resources/renamed',
  });
});

test('an item also has an address with its id', async () => {
  const item = await addGalleryItem(world.db, { name: 'By its number', display_order: 99 });
  const { status, text } = await read(`/resources/${item.id}`);
  expect(status).toBe(200);
  expect(text).toContain('By its number');
  expect(text).toContain('GALLERY PROJECT');
});

test('a failed load shows an error on the list, and redirects from an item to the list with a message', async () => {
  await withoutTables(world.db, ['gallery_items'], async () => {
    const list = await read('/resources?q=not+asked+before');
    expect(list.status).toBe(503);
    expect(list.text).toContain('Failed to load gallery data');
    expect(list.text).toContain('Try Again');
    expect(await read('/resources/item-no-2')).toMatchObject({
      status: 302,
      location: '/resources?toast=galleryItem',
    });
  });
});
