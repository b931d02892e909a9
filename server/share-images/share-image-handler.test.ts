import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { noCompany } from '#domain/company/company.ts';
import { headOf } from '#tests/head-of-page.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  translate,
} from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { BoundedFolder } from '../media/bounded-folder.ts';
import { createShareImageHandler } from './share-image-handler.ts';

let world: World;
let site: TestSite;
let picture: string;

beforeAll(async () => {
  world = await openWorld();
  const { db, files } = world;
  await db.insert(languages).values({ code: 'ja', name: '日本語', display_order: 3 });
  const red = { create: { width: 900, height: 900, channels: 3, background: '#c00' } } as const;
  picture = await files.put('products', await sharp(red).jpeg().toBuffer(), 'jpg');
  const gold = await addProduct(db, { name: 'Gold', slug: 'gold', image_url: picture });
  await translate(db, 'products', gold.id, { name: '撚金糸' }, 'ja');
  await translate(db, 'company', 1, { tagline: '金銀糸ひとすじ' }, 'ja');
  await addProduct(db, { name: 'Hidden', slug: 'hidden', status: 'Inactive' });
  await addGalleryItem(db, { name: 'Gown', slug: 'gown', primary_image_url: picture });
  await addNewsItem(db, { title: 'Fair', slug: 'fair', primary_image_url: picture });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

async function shareImage(address: string, host?: string) {
  const response = await site.fetch(address, host === undefined ? {} : { host });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/**
 * The colour in the middle of the record's picture, and the number of light pixels beside it, which are
 * letters.
 */
async function look(bytes: Buffer) {
  const raw = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = raw;
  const at = (x: number, y: number) => [
    ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
  ];
  const isLight = (x: number, y: number) => at(x, y).every((channel) => channel > 180);
  let letters = 0;
  for (let y = 200; y < 480; y++) for (let x = 40; x < 560; x++) if (isLight(x, y)) letters++;
  return { width: info.width, height: info.height, middle: at(885, 315), letters };
}

test('every kind of page has its own share image with its picture and name', async () => {
  for (const address of ['/cards/products/gold', '/cards/resources/gown', '/cards/news/fair']) {
    const { response, bytes } = await shareImage(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const shown = await look(bytes);
    expect(shown).toMatchObject({ width: 1200, height: 630 });
    expect(shown.middle[0]).toBeGreaterThan(150);
    expect(shown.middle[1]).toBeLessThan(40);
    expect(shown.letters).toBeGreaterThan(1000);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test('a share image is in the language of its host, also the site’s own', async () => {
  for (const address of ['/cards/products/gold', '/cards/site']) {
    const [english, japanese] = await Promise.all([shareImage(address), shareImage(address, 'ja')]);
    expect(japanese.response.status).toBe(200);
    expect(japanese.bytes.equals(english.bytes)).toBe(false);
    expect((await look(japanese.bytes)).letters).toBeGreaterThan(1000);
  }
});

test.each([
  '/cards',
  '/cards/nothing',
  '/cards/site/x',
  '/cards/products',
  '/cards/products/nowhere',
  '/cards/products/hidden',
  '/cards/elsewhere/gold',
  '/cards/products/%E0%A4%A',
  '/cards/products/%00',
])('%s is not a share image', async (address) => {
  expect((await site.fetch(address)).status).toBe(404);
});

test('a share image is drawn once, stored within limits, and not sent again to a client that has it', async () => {
  const stored = () => readdirSync(join(world.dataDir, 'share-cards'));
  const first = await shareImage('/cards/products/gold?v=1');
  const files = stored();
  const times = files.map((name) => statSync(join(world.dataDir, 'share-cards', name)).mtimeMs);
  const answers = await Promise.all(
    [2, 3, 4].map((v) => shareImage(`/cards/products/gold?v=${v}`)),
  );
  for (const { bytes } of answers) expect(bytes.equals(first.bytes)).toBe(true);
  expect(stored()).toEqual(files);
  expect(files.map((name) => statSync(join(world.dataDir, 'share-cards', name)).mtimeMs)).toEqual(
    times,
  );
  const etag = first.response.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await site.fetch('/cards/products/gold', { headers: { 'if-none-match': known } });
    expect(again.status).toBe(304);
  }
});

test('another name or picture leads to another image at another address', async () => {
  const { id } = await addProduct(world.db, {
    name: 'Before',
    slug: 'renamed',
    image_url: picture,
  });
  const shared = async () =>
    headOf(await (await site.fetch('/products/renamed')).text()).meta['og:image'] ?? '';
  await world.announced();
  const address = await shared();
  const before = await shareImage(new URL(address).pathname);
  await world.connection.db.execute(`update products set name = 'Afterwards' where id = ${id}`);
  await world.announced();
  expect(await shared()).not.toBe(address);
  const after = await shareImage(new URL(await shared()).pathname);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test('no character is drawn as a box: a name without glyphs is replaced by the original or left out', async () => {
  const named = await addProduct(world.db, { name: 'Yarn', slug: 'yarn', image_url: picture });
  await translate(world.db, 'products', named.id, { name: 'Пряжа' }, 'ja');
  await addProduct(world.db, { name: 'Пряжа', slug: 'unnamed', image_url: picture });
  const original = await shareImage('/cards/products/yarn', 'ja');
  expect((await look(original.bytes)).letters).toBeGreaterThan(1000);
  const unnamed = await shareImage('/cards/products/unnamed');
  expect(unnamed.response.status).toBe(200);
  expect((await look(unnamed.bytes)).letters).toBe(0);
});

test('a picture that is unreadable or on another site still leads to a share image', async () => {
  const text = new TextEncoder().encode('no picture');
  const broken = await world.files.put('products', text, 'jpg');
  const pictures = { broken, gone: '/media/products/gone.jpg', far: 'https://x.example/a.jpg' };
  for (const [slug, image_url] of Object.entries(pictures)) {
    await addProduct(world.db, { name: 'Silver', slug, image_url });
    const { response, bytes } = await shareImage(`/cards/products/${slug}`);
    expect(response.status).toBe(200);
    expect((await look(bytes)).letters).toBeGreaterThan(1000);
  }
});

test('while the file store does not answer, a card is a 503', async () => {
  const cards = createShareImageHandler({
    ...{
      db: world.db,
      site: { hostName: 'localhost' },
      stockPicture: 'none',
      log: { warn: () => undefined },
    },
    files: { ...world.files, stat: () => Promise.reject(new Error('away')) },
    folder: new BoundedFolder(join(world.dataDir, 'no-cards'), 1e6),
  });
  const response = await cards(
    new Request('http://localhost/cards/products/gold'),
    'en',
    noCompany,
  );
  expect(response.status).toBe(503);
});
