import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileFolder, type FileStore, fileFolders } from '#domain/files/file-store.ts';
import { type newStoredName, storedPathOf } from '#domain/files/stored-path.ts';
import { startObjectStore } from '#tests/world/files/object-store.ts';
import type { S3Environment } from '../process/env.ts';
import { createFileStore } from './create-file-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'file-store-'));
let s3: S3Environment;
let stopObjectStore: () => Promise<void>;

beforeAll(async () => {
  ({ s3, stop: stopObjectStore } = await startObjectStore());
});
afterAll(async () => {
  await stopObjectStore();
  rmSync(dataDir, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

async function textOf(store: FileStore, path: string, range?: { start: number; end: number }) {
  const stream = await store.read(path, range);
  return stream && new Response(stream).text();
}

const pathOf = (address: string) => storedPathOf(address) ?? '';

async function pathsIn(store: FileStore) {
  const paths: string[] = [];
  for await (const file of store.list()) paths.push(file.path);
  return paths;
}

const hostile = [
  'products/../../secret.txt',
  '../secret.txt',
  'products/..',
  'products/.',
  'products/',
  'products',
  '',
  '/etc/passwd',
  'products/%2e%2e%2fsecret',
  'products/a\0.jpg',
  'products\\a.jpg',
  '.incoming/x.jpg',
  'secrets/x.jpg',
  `products/${'a'.repeat(300)}.jpg`,
];

interface StoreUnderTest {
  name: string;
  open: () => Promise<FileStore>;
  withNames: (names: typeof newStoredName) => Promise<FileStore>;
}

const stores: StoreUnderTest[] = [
  {
    name: 'disk',
    open: () => createFileStore({ dataDir, s3: undefined }),
    withNames: (newName) => createDiskStore({ root: join(dataDir, 'files'), newName }),
  },
  {
    name: 's3',
    open: () => createFileStore({ dataDir, s3 }),
    withNames: async (newName) => createS3Store(s3, newName),
  },
];

describe.each(stores)('a file store on $name', ({ open, withNames }) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  test('a stored file is read back under an address of the agreed form', async () => {
    const before = Date.now();
    const address = await store.put('products', bytes('gold'), 'jpg');
    expect(address).toMatch(/^\/media\/products\/\d{13}-[0-9a-f]{16}\.jpg$/);
    const path = pathOf(address);
    expect(await textOf(store, path)).toBe('gold');
    const found = await store.stat(path);
    expect(found).toMatchObject({ path, size: 4 });
    expect(Math.abs((found?.modified.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  test('a file with other characters in its name, copied in by hand, is listed, read and deleted', async () => {
    const name = '金線 & 100% "gold" (1), résumé+.pdf';
    const path = pathOf(await (await withNames(() => name)).put('pdf', bytes('gold'), 'pdf'));
    expect(path).toBe(`pdf/${name}`);
    expect(await pathsIn(store)).toContain(path);
    expect(await store.stat(path)).toMatchObject({ path, size: 4 });
    expect(await textOf(store, path)).toBe('gold');
    expect(await store.remove(path)).toBe(true);
    expect(await store.stat(path)).toBeUndefined();
  });

  test('a file is restored over a shorter or longer one', async () => {
    const path = pathOf(await store.put('products', bytes('gold'), 'jpg'));
    const overwrite = (at: string, text: string) =>
      store.overwrite(
        { path: at, size: text.length, modified: new Date() },
        Readable.from([bytes(text)]),
      );
    for (const text of ['au', 'gold and silver']) {
      expect(await overwrite(path, text)).toBe(true);
      expect(await textOf(store, path)).toBe(text);
      expect(await store.stat(path)).toMatchObject({ path, size: text.length });
    }
    expect(await overwrite('products/../secret.jpg', 'gold')).toBe(false);
  });

  test('a range includes both its ends', async () => {
    const path = pathOf(await store.put('documents', bytes('0123456789'), 'pdf'));
    expect(await textOf(store, path, { start: 0, end: 0 })).toBe('0');
    expect(await textOf(store, path, { start: 3, end: 6 })).toBe('3456');
    expect(await textOf(store, path, { start: 9, end: 9 })).toBe('9');
  });

  test('a file of several chunks is read completely', async () => {
    const large = Uint8Array.from({ length: 300_001 }, (_, at) => at % 251);
    const path = pathOf(await store.put('gallery-videos', large, 'mp4'));
    const stream = await store.read(path);
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(large);
  });

  test('a reader that stops early breaks nothing', async () => {
    const path = pathOf(await store.put('news', new Uint8Array(300_000), 'mp4'));
    const reader = (await store.read(path))?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await store.remove(path)).toBe(true);
  });

  test('an empty file is read as empty', async () => {
    const path = pathOf(await store.put('pdf', new Uint8Array(), 'pdf'));
    expect(await textOf(store, path)).toBe('');
  });

  test('fifty files stored at once are fifty files', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => store.put('carousel', bytes(`file ${at}`), 'png')),
    );
    expect(new Set(addresses).size).toBe(50);
    const texts = await Promise.all(addresses.map((address) => textOf(store, pathOf(address))));
    expect(texts).toEqual(addresses.map((_, at) => `file ${at}`));
  });

  test('an existing name is never overwritten', async () => {
    const names = ['same.png', 'same.png', 'other.png', 'same.png', 'same.png', 'same.png'];
    const named = await withNames(() => names.shift() ?? '');
    const first = await named.put('item-code-images', bytes('first'), 'png');
    const second = await named.put('item-code-images', bytes('second'), 'png');
    expect([first, second]).toEqual([
      '/media/item-code-images/same.png',
      '/media/item-code-images/other.png',
    ]);
    expect(await textOf(store, pathOf(first))).toBe('first');
    await expect(named.put('item-code-images', bytes('third'), 'png')).rejects.toMatchObject({
      status: 500,
    });
    expect(await textOf(store, pathOf(first))).toBe('first');
  });

  test('the list has every file of every folder and nothing else', async () => {
    const put = await Promise.all(
      fileFolders.map((folder) => store.put(folder, bytes(folder), 'webp')),
    );
    expect(await pathsIn(store)).toEqual(expect.arrayContaining(put.map(pathOf)));
    for (const path of await pathsIn(store)) expect(storedPathOf(`/media/${path}`)).toBe(path);
  });

  test('a deleted file is gone, and deleting it again says so', async () => {
    const path = pathOf(await store.put('pdf', bytes('x'), 'pdf'));
    expect(await store.remove(path)).toBe(true);
    expect(await store.remove(path)).toBe(false);
    expect(await store.stat(path)).toBeUndefined();
    expect(await store.read(path)).toBeUndefined();
    expect(await pathsIn(store)).not.toContain(path);
  });

  test.each(hostile)('the name %j leads to no file', async (path) => {
    expect(await store.stat(path)).toBeUndefined();
    expect(await store.read(path)).toBeUndefined();
    expect(await store.remove(path)).toBe(false);
  });

  test('an unknown folder or extension is refused', async () => {
    for (const folder of ['..', 'secrets', '.incoming', 'products/..']) {
      await expect(store.put(folder as FileFolder, bytes('x'), 'jpg')).rejects.toMatchObject({
        status: 400,
      });
    }
    for (const extension of ['', '../x', 'jpg/x', 'JPG', 'p h p']) {
      await expect(store.put('products', bytes('x'), extension)).rejects.toMatchObject({
        status: 400,
      });
    }
  });

  test('a working store responds to its ping and stores nothing for it', async () => {
    const before = await pathsIn(store);
    await store.ping();
    await store.ping();
    expect(await pathsIn(store)).toEqual(before);
  });
});

test.each([
  [10_485_760, 'public, max-age=3600'],
  [10_485_761, 'public, max-age=86400'],
])(
  'an object of %i bytes is stored with %s for browsers that read the bucket directly',
  async (size, lifetime) => {
    const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = s3;
    const address = await createS3Store(s3).put('gallery-videos', new Uint8Array(size), 'mp4');
    const client = new S3Client({
      ...{ endpoint, region, forcePathStyle: true },
      credentials: { accessKeyId, secretAccessKey },
    });
    const Key = storedPathOf(address);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head.CacheControl).toBe(lifetime);
  },
);

test('deleted folders count as empty and are created again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kamsin-folders-'));
  const store = await createDiskStore({ root });
  for (const folder of readdirSync(root)) rmSync(join(root, folder), { recursive: true });
  const listed = [];
  for await (const file of store.list()) listed.push(file);
  expect(listed).toEqual([]);
  const address = await store.put('news', new TextEncoder().encode('a'), 'png');
  expect((await store.stat(storedPathOf(address) ?? ''))?.size).toBe(1);
  rmSync(root, { recursive: true });
});

test('no temporary file stays on the disk', () => {
  expect(readdirSync(join(dataDir, 'files', '.incoming'))).toEqual([]);
});
