import { asc, eq, notInArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gallery_categories, gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  product_images,
  products,
  shades,
} from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { carouselImages } from './content/carousel.ts';
import { galleryCategories } from './content/gallery-categories.ts';
import { galleryItems } from './content/gallery-items.ts';
import { languages as demoLanguages } from './content/languages.ts';
import { newsItems } from './content/news-items.ts';
import { productCategories } from './content/product-categories.ts';
import { products as demoProducts } from './content/products.ts';
import { shades as demoShades } from './content/shades.ts';
import { ensureDemoContent } from './load.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test('the files are stored a few at a time, because a process can open only a limited number', async () => {
  const { db, files } = world;
  let most = 0;
  let underWay = 0;
  const put: typeof files.put = async (...file) => {
    most = Math.max(most, ++underWay);
    return files.put(...file).finally(() => underWay--);
  };
  await ensureDemoContent({ db, files: { ...files, put }, wanted: true });
  expect(most).toBeLessThanOrEqual(10);
});

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('all of the demo content is loaded, in order, translated and with its files', async () => {
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: true });

  const inOrder = async (table: typeof products | typeof gallery_items) =>
    (
      await db
        .select({ slug: table.slug, place: table.display_order })
        .from(table)
        .orderBy(table.id)
    ).map(({ slug, place }) => [slug, place]);
  const numbered = (list: readonly { slug: string }[]) =>
    list.map(({ slug }, at) => [slug, at + 1]);
  expect(await inOrder(products)).toEqual(numbered(demoProducts));
  expect(await inOrder(gallery_items)).toEqual(numbered(galleryItems));
  const news = await db.select().from(news_items).orderBy(asc(news_items.id));
  expect(
    news.map(({ slug, is_pinned, display_order, likes, created_at }) => ({
      ...{ slug, is_pinned, display_order, likes },
      created_at: created_at.getTime(),
    })),
  ).toEqual(
    newsItems.map(({ slug, is_pinned, display_order, likes, created_at }) => ({
      ...{ slug, is_pinned, display_order, likes },
      created_at: new Date(created_at).getTime(),
    })),
  );

  expect(await db.$count(languages)).toBe(demoLanguages.length);
  expect(await db.$count(product_categories)).toBe(productCategories.length);
  expect(await db.$count(gallery_categories)).toBe(galleryCategories.length);
  expect(await db.$count(general_settings)).toBe(carouselImages.length);
  const codes = demoProducts.flatMap((product) => product.item_codes);
  expect(await db.$count(item_codes)).toBe(codes.length);
  expect(await db.$count(shades)).toBe(demoShades.length);
  const numberOf = {
    categories: sum(demoProducts.map((product) => product.categories.length)),
    images: sum(demoProducts.map((product) => product.images.length)),
  };
  expect(await db.$count(product_category_mappings)).toBe(numberOf.categories);
  expect(await db.$count(product_images)).toBe(numberOf.images);
  expect(await db.$count(gallery_images)).toBe(sum(galleryItems.map((item) => item.media.length)));
  expect(await db.$count(news_media)).toBe(sum(newsItems.map((item) => item.media.length)));

  const phrases = [
    productCategories,
    demoProducts,
    codes,
    demoShades,
    galleryCategories,
    galleryItems,
    newsItems,
    carouselImages,
  ]
    .flat()
    .flatMap((record) => Object.values(record))
    .filter((value) => typeof value === 'object' && value !== null && 'en' in value);
  const main = [demoProducts, codes, galleryItems, newsItems].flat().length;
  const media = [...galleryItems, ...newsItems].flatMap((item) => item.media);
  const pictures = main + numberOf.images + media.length;
  expect(
    await db.$count(translations, notInArray(translations.entity_type, ['company', 'pages'])),
  ).toBe(sum(phrases.map((phrase) => Object.keys(phrase).length - 1)) + 3 * pictures);

  const [first] = await db.select().from(products).where(eq(products.display_order, 1));
  const picture = await files.stat(String(first?.image_url).slice('/media/'.length));
  expect(picture?.size).toBeGreaterThan(1000);
});

test('deleted content does not return at the next start', async () => {
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: true });
  await db.delete(products);
  await ensureDemoContent({ db, files, wanted: true });
  expect(await db.$count(products)).toBe(0);
});

test('an interrupted load leaves nothing, and the next start loads everything', async () => {
  const { db, files } = world;
  // News items are written last, so everything else is already inserted when this constraint fails.
  await db.execute(sql`alter table news_items add constraint none_for_now check (false)`);
  await expect(ensureDemoContent({ db, files, wanted: true })).rejects.toThrow();
  expect(await db.$count(products)).toBe(0);
  expect(await db.$count(product_categories)).toBe(0);

  await db.execute(sql`alter table news_items drop constraint none_for_now`);
  await ensureDemoContent({ db, files, wanted: true });
  expect(await db.$count(products)).toBe(demoProducts.length);
  expect(await db.$count(news_items)).toBe(newsItems.length);
});

test('several processes that start at once load the content once', async () => {
  const { db, files } = world;
  await Promise.all([1, 2, 3].map(() => ensureDemoContent({ db, files, wanted: true })));
  expect(await db.$count(products)).toBe(demoProducts.length);
});

test('a database left empty stays empty at every later start', async () => {
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: false });
  await ensureDemoContent({ db, files, wanted: true });
  expect(await db.$count(products)).toBe(0);
});

test('a catalogue that was imported before the first start stays untouched', async () => {
  const { db, files } = world;
  await db.insert(products).values({ name: 'Their own', slug: 'their-own' });
  await ensureDemoContent({ db, files, wanted: true });
  expect(await db.$count(products)).toBe(1);
});
