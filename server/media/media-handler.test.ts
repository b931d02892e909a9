import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileStore } from '#domain/files/file-store.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { createMediaHandler } from './media-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
const cacheDir = join(folder, 'variants');
const warnings: string[] = [];
const log = { warn: (_: object, message: string) => warnings.push(message) };
let files: FileStore;
let media: (request: Request) => Promise<Response>;
let jpeg: string;
let video: string;
let pdf: string;
const videoBytes = Uint8Array.from({ length: 200_000 }, (_, at) => at % 249);

beforeAll(async () => {
  files = await createDiskStore({ root: join(folder, 'files') });
  media = createMediaHandler({ files, cacheDir, log });
  // The stored picture is 1000 x 500; its orientation makes it 500 x 1000.
  const photo = await sharp({
    create: { width: 1000, height: 500, channels: 3, background: '#c9a' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  jpeg = await files.put('products', photo, 'jpg');
  video = await files.put('gallery-videos', videoBytes, 'mp4');
  pdf = await files.put('pdf', new TextEncoder().encode('%PDF-1.4 test'), 'pdf');
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`http://localhost${address}`, { headers, method }));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const header = (response: Response, name: string) => response.headers.get(name) ?? '';

test('a stored file is sent completely, with its type and a policy without scripts', async () => {
  const response = await get(video);
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(videoBytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '200000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[^"]+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
    'content-disposition': `inline; filename="${video.split('/').pop()}"`,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('every kind of file is sandboxed and can load no script', async () => {
  for (const address of [jpeg, video, pdf]) {
    const policy = header(await get(address), 'content-security-policy');
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/\bsandbox\b/);
    expect(policy).not.toMatch(/script-src/);
  }
});

test('a file above 10 MB is cached for a day, and one of exactly 10 MB for an hour', async () => {
  const age = async (size: number) => {
    const address = await files.put('documents', new Uint8Array(1), 'pdf');
    truncateSync(join(folder, 'files', address.replace('/media/', '')), size);
    return header(await get(address, {}, 'HEAD'), 'cache-control');
  };
  expect(await age(10_485_760)).toBe('public, max-age=3600');
  expect(await age(10_485_761)).toBe('public, max-age=86400');
});

test('HEAD has the headers of GET without the body', async () => {
  for (const address of [video, `${jpeg}?w=320&f=webp`]) {
    const [head, whole] = await Promise.all([get(address, {}, 'HEAD'), get(address)]);
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(await bytesOf(head)).toHaveLength(0);
  }
});

test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=199999-', 199_999, 199_999],
  ['bytes=-10', 199_990, 199_999],
  ['bytes=65535-65536', 65_535, 65_536],
  ['bytes=10-999999', 10, 199_999],
])('the range %s is answered with 206 and exactly those bytes', async (range, start, end) => {
  const response = await get(video, { range });
  expect(response.status).toBe(206);
  expect(header(response, 'content-range')).toBe(`bytes ${start}-${end}/200000`);
  expect(header(response, 'content-length')).toBe(String(end - start + 1));
  expect(await bytesOf(response)).toEqual(videoBytes.slice(start, end + 1));
});

test('a range outside the file is answered with 416 and the file’s length', async () => {
  const response = await get(video, { range: 'bytes=200000-' });
  expect(response.status).toBe(416);
  expect(header(response, 'content-range')).toBe('bytes */200000');
});

test('a resumed download gets a range only of exactly the same file', async () => {
  const first = await get(video);
  const etag = header(first, 'etag');
  const modified = header(first, 'last-modified');
  const status = async (condition: string) =>
    (await get(video, { range: 'bytes=5-9', 'if-range': condition })).status;
  expect(await status(etag)).toBe(206);
  expect(await status(modified)).toBe(206);
  expect(await status(`W/${etag}`)).toBe(200);
  expect(await status('"another"')).toBe(200);
  expect(await status(new Date(Date.now() + 1e6).toUTCString())).toBe(200);
});

test('a client that has the file gets a 304 with the same headers', async () => {
  for (const address of [video, `${jpeg}?w=480&f=jpeg`]) {
    const first = await get(address);
    const etag = header(first, 'etag');
    const modified = header(first, 'last-modified');
    const again = (headers: Record<string, string>) => get(address, headers);
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await again({ 'if-none-match': tags });
      expect(response.status).toBe(304);
      expect(header(response, 'etag')).toBe(etag);
      expect(header(response, 'cache-control')).toBe('public, max-age=3600');
    }
    expect((await again({ 'if-modified-since': modified })).status).toBe(304);
    expect((await again({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(
      200,
    );
    expect((await again({ 'if-none-match': '"x"', 'if-modified-since': modified })).status).toBe(
      200,
    );
  }
});

test.each([
  '/media/products/none.jpg',
  '/media/products/',
  '/media/products',
  '/media/',
  '/media/elsewhere/a.jpg',
  '/media/products/..%2f..%2fsecret.txt',
  '/media/products/%2e%2e%2fsecret.txt',
  '/media/products/..%5csecret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/.incoming/x.jpg',
  '/media/products/none.jpg?w=320&f=webp',
])('%s leads to 404', async (address) => {
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(header(response, 'cache-control')).toBe('no-store');
});

test('a file that was copied in by hand is served, with any name', async () => {
  writeFileSync(join(folder, 'files', 'documents', '金 線.txt'), 'by hand');
  const response = await get('/media/documents/%E9%87%91%20%E7%B7%9A.txt');
  expect(await response.text()).toBe('by hand');
  expect(header(response, 'content-disposition')).toBe(
    `inline; filename="___.txt"; filename*=UTF-8''%E9%87%91%20%E7%B7%9A.txt`,
  );
});

test('stored files are read-only over HTTP', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await get(jpeg, {}, method)).status).toBe(405);
  }
});

test('a variant has the requested width, is upright and names its type', async () => {
  for (const format of ['webp', 'jpeg', 'avif'] as const) {
    const response = await get(`${jpeg}?w=320&f=${format}`);
    expect(header(response, 'content-type')).toBe(`image/${format}`);
    expect(header(response, 'content-disposition')).toMatch(new RegExp(`\\.${format}"$`));
    const made = await sharp(await bytesOf(response)).metadata();
    expect(made.mediaType).toBe(`image/${format}`);
    expect(made).toMatchObject({ width: 320, height: 640 });
    expect(made.orientation).toBeUndefined();
    expect(made.exif).toBeUndefined();
  }
});

test('a picture is never enlarged', async () => {
  const made = await sharp(await bytesOf(await get(`${jpeg}?w=2560&f=webp`))).metadata();
  expect(made).toMatchObject({ width: 500, height: 1000 });
});

test('a picture of one pixel, or one pixel high, has a variant for every shape', async () => {
  for (const width of [1, 90]) {
    const thin = await sharp({ create: { width, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const address = await files.put('products', thin, 'png');
    for (const shape of ['4x5', '4x3', '9x16']) {
      const answer = await get(`${address}?w=160&f=webp&s=${shape}`);
      expect(header(answer, 'content-type')).toBe('image/webp');
      expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 1 });
    }
  }
});

test('a variant with a shape is cropped around its centre, as large as the picture allows', async () => {
  const strips = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: 30, height: 60, channels: 3, background: '#00f' } },
        left: 30,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const address = await files.put('products', strips, 'png');
  const cut = await bytesOf(await get(`${address}?w=160&f=webp&s=9x16`));
  const { data, info } = await sharp(cut).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 33, height: 59 });
  const middle = (info.width >> 1) * 3;
  expect(data[middle]).toBeLessThan(30);
  expect(data[middle + 2]).toBeGreaterThan(220);
  const upright = await bytesOf(await get(`${jpeg}?w=320&f=jpeg&s=4x3`));
  expect(await sharp(upright).metadata()).toMatchObject({ width: 320, height: 240 });
  const tags = await Promise.all(
    ['', '&s=4x5', '&s=1x1', '&s=7x7'].map(async (shape) =>
      header(await get(`${jpeg}?w=320&f=webp${shape}`), 'etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test('an animated picture is still animated as WebP', async () => {
  const roll = Buffer.concat([Buffer.alloc(400 * 400 * 3, 0), Buffer.alloc(400 * 400 * 3, 200)]);
  const raw = { width: 400, height: 800, channels: 3, pageHeight: 400 } as const;
  const gif = await sharp(roll, { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const address = await files.put('news', gif, 'gif');
  const moving = await sharp(await bytesOf(await get(`${address}?w=160&f=webp`))).metadata();
  expect(moving).toMatchObject({ width: 160, pages: 2 });
  const cut = await sharp(await bytesOf(await get(`${address}?w=160&f=webp&s=4x5`))).metadata();
  expect(cut).toMatchObject({ width: 160, height: 200, pages: 2 });
  const still = await sharp(await bytesOf(await get(`${address}?w=160&f=jpeg`))).metadata();
  expect(still).toMatchObject({ width: 160, height: 160 });
});

test('unknown parameters are ignored', async () => {
  const whole = header(await get(jpeg), 'etag');
  for (const query of [
    '?w=321&f=webp',
    '?w=320',
    '?f=webp',
    '?w=320&f=tiff',
    '?utm=x',
    '?w=0320&f=webp',
  ]) {
    expect(header(await get(jpeg + query), 'etag')).toBe(whole);
  }
  expect(header(await get(`${pdf}?w=320&f=webp`), 'content-type')).toBe('application/pdf');
  const variant = header(await get(`${jpeg}?w=320&f=webp`), 'etag');
  expect(header(await get(`${jpeg}?f=webp&x=1&w=320`), 'etag')).toBe(variant);
  expect(variant).not.toBe(whole);
});

test('a variant that is requested many times at once is made once and cached', async () => {
  let reads = 0;
  const counted: FileStore = {
    ...files,
    read(path, range) {
      reads++;
      return files.read(path, range);
    },
  };
  const ask = createMediaHandler({ files: counted, cacheDir, log });
  const request = () => new Request(`http://localhost${jpeg}?w=660&f=webp`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(request())));
  const sizes = await Promise.all(answers.map(async (one) => (await bytesOf(one)).length));
  expect(new Set(sizes).size).toBe(1);
  await ask(request());
  await createMediaHandler({ files: counted, cacheDir, log })(request());
  expect(reads).toBe(1);
});

test('if too many variants are queued, the stored picture is sent and not cached', async () => {
  const stuck = Promise.withResolvers<void>();
  const slow: FileStore = {
    ...files,
    async read(path, range) {
      if (range === undefined) await stuck.promise;
      return files.read(path, range);
    },
  };
  // Two variants are rendered, fifty wait, and three are too many.
  const addresses = await Promise.all(
    Array.from({ length: 55 }, () => files.put('products', new Uint8Array([1]), 'jpg')),
  );
  const ask = createMediaHandler({ files: slow, cacheDir: join(folder, 'busy'), log });
  // A range of a file can be read although reads of whole files are blocked.
  const headers = { range: 'bytes=0-9' };
  const request = (address: string) =>
    ask(new Request(`http://localhost${address}?w=160&f=webp`, { headers }));
  const answered = new Map<string, Response>();
  const asked = addresses.map(async (address) => {
    const response = await request(address);
    answered.set(address, response);
    return response;
  });
  await expect.poll(() => answered.size).toBe(3);
  for (const response of answered.values())
    expect(header(response, 'cache-control')).toBe('no-store');
  const answer = await request(jpeg);
  expect(header(answer, 'cache-control')).toBe('no-store');
  expect([answer.status, header(answer, 'content-type')]).toEqual([206, 'image/jpeg']);
  // A request for a queued variant shares its result.
  const along = request(addresses.find((address) => !answered.has(address)) ?? '');
  stuck.resolve();
  expect(header(await along, 'cache-control')).not.toBe('no-store');
  expect((await Promise.all(asked)).every(({ status }) => status === 206)).toBe(true);
  expect(header(await request(jpeg), 'content-type')).toBe('image/webp');
});

test('a stored picture that cannot be decoded is sent unchanged', async () => {
  const address = await files.put('products', new TextEncoder().encode('no picture'), 'jpg');
  const response = await get(`${address}?w=320&f=webp`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('no picture');
  expect(warnings).toContain('a stored picture cannot be read');
});

test('a variant is sent even if it cannot be stored', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  const ask = createMediaHandler({ files, cacheDir: join(folder, 'no-folder'), log });
  const response = await ask(new Request(`http://localhost${jpeg}?w=160&f=webp`));
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 160 });
  expect(warnings).toContain('a picture variant cannot be stored');
});

test('a picture that is too large for a variant is not opened', async () => {
  const read = vi.fn(files.read);
  const stat: FileStore['stat'] = async (path) => {
    const found = await files.stat(path);
    return found && { ...found, size: 41_000_000 };
  };
  const ask = createMediaHandler({ files: { ...files, stat, read }, cacheDir, log });
  const address = `http://localhost${jpeg}?w=160&f=webp`;
  const response = await ask(new Request(address, { method: 'HEAD' }));
  expect([response.status, header(response, 'content-type')]).toEqual([200, 'image/jpeg']);
  expect(read).not.toHaveBeenCalled();
});

test('a deleted file is gone with its variants', async () => {
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const address = await files.put('products', photo, 'png');
  expect((await get(`${address}?w=160&f=webp`)).status).toBe(200);
  await files.remove(address.replace('/media/', ''));
  expect((await get(`${address}?w=160&f=webp`)).status).toBe(404);
});

test('a failing store leads to 503 and is logged', async () => {
  const broken: FileStore = { ...files, stat: () => Promise.reject(new Error('away')) };
  const response = await createMediaHandler({ files: broken, cacheDir, log })(
    new Request(`http://localhost${jpeg}`),
  );
  expect(response.status).toBe(503);
  expect(warnings).toContain('a stored file cannot be sent');
});

test.each([0, 3])(
  'of a file that has grown since it was found, only its first %i bytes are sent',
  async (size) => {
    const grown = createMediaHandler({
      files: {
        ...files,
        stat: async (path) => ({ path, size, modified: new Date() }),
      },
      ...{ cacheDir, log },
    });
    const response = await grown(new Request(`http://localhost${pdf}`));
    expect(header(response, 'content-length')).toBe(String(size));
    expect(await response.text()).toBe('%PDF'.slice(0, size));
  },
);

test('with a public bucket, files are fetched from the bucket and variants from the site', async () => {
  const publicUrl = 'https://files.example.com';
  const ask = createMediaHandler({ files, cacheDir, log, publicUrl });
  const whole = await ask(new Request(`http://localhost${jpeg}`));
  expect(whole.status).toBe(302);
  expect(header(whole, 'location')).toBe(jpeg.replace('/media', publicUrl));
  expect((await ask(new Request(`http://localhost${jpeg}?w=160&f=webp`))).status).toBe(200);
  expect((await ask(new Request('http://localhost/media/products/none.jpg'))).status).toBe(404);
});

test('no incomplete file stays among the variants', () => {
  expect(
    readdirSync(cacheDir).filter((name) => !/^[0-9a-f]{64}\.(webp|jpeg|avif)$/.test(name)),
  ).toEqual([]);
});
