import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type FileStore, StorageError } from '#domain/files/file-store.ts';
import { uploadErrorText } from '#domain/files/upload/upload-errors.ts';
import { startObjectStore } from '#tests/world/files/object-store.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';
import { createFileStore } from './create-file-store.ts';
import { createDiskStore } from './disk-store.ts';
import type { MakeFile } from './durable-file.ts';
import { createS3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-failure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failing = (code: string) => Object.assign(new Error(code), { code });

/** A disk on which every file fails at the given step. */
const brokenAt =
  (step: 'writeFile' | 'sync', code: string): MakeFile =>
  async (path) => {
    const file = await open(path, 'wx');
    return {
      writeFile: (bytes) =>
        step === 'writeFile' ? Promise.reject(failing(code)) : file.writeFile(bytes),
      sync: () => Promise.reject(failing(code)),
      close: () => file.close(),
    };
  };

async function failureOf(store: FileStore): Promise<StorageError> {
  const failure = await store.put('products', new Uint8Array([1]), 'jpg').catch((error) => error);
  expect(failure).toBeInstanceOf(StorageError);
  return failure;
}

test.each([
  ['ENOSPC', 507, 'Storage upload failed: there is no space left for files'],
  ['EDQUOT', 507, 'Storage upload failed: there is no space left for files'],
  ['EACCES', 403, /^Storage upload failed: Permission denied/],
  ['EROFS', 403, /^Storage upload failed: Permission denied/],
  ['EIO', 500, 'Storage upload failed: the disk could not be used (EIO)'],
])(
  'a disk error %s is reported as such and leaves no incomplete file',
  async (code, status, text) => {
    for (const step of ['writeFile', 'sync'] as const) {
      const root = join(folder, `${code}-${step}`);
      const store = await createDiskStore({ root, makeFile: brokenAt(step, code) });
      const failure = await failureOf(store);
      expect(failure.status).toBe(status);
      expect(uploadErrorText(failure)).toEqual(
        typeof text === 'string' ? text : expect.stringMatching(text),
      );
      expect(readdirSync(join(root, 'products'))).toEqual([]);
      expect(readdirSync(join(root, '.incoming'))).toEqual([]);
    }
  },
);

test('folders that cannot be created stop the store from opening, and the error names them', async () => {
  // If the root has the maximum length of a path, no entry fits below it.
  const base = join(folder, 'long');
  const root =
    base +
    '/'
      .padEnd(100, 'x')
      .repeat(41)
      .slice(0, 4088 - base.length);
  await expect(createDiskStore({ root })).rejects.toMatchObject({
    ...{ code: 'ENAMETOOLONG', path: join(root, 'products') },
  });
});

test('a file is synced before it is renamed', async () => {
  const root = join(folder, 'order');
  const steps: string[] = [];
  const store = await createDiskStore({
    root,
    makeFile: async (path) => {
      const file = await open(path, 'wx');
      return {
        writeFile: (bytes) => file.writeFile(bytes),
        async sync() {
          steps.push(`synced with ${readdirSync(join(root, 'products')).length} names`);
          await file.sync();
        },
        close: () => file.close(),
      };
    },
  });
  const address = await store.put('products', new Uint8Array([1]), 'jpg');
  expect(steps).toEqual(['synced with 0 names']);
  expect(existsSync(join(root, address.replace('/media/', '')))).toBe(true);
});

test('a disk that disappeared fails its ping, is not written to and does not count as empty', async () => {
  const root = join(folder, 'gone');
  const store = await createDiskStore({ root });
  rmSync(root, { recursive: true });
  await expect(store.ping()).rejects.toBeInstanceOf(StorageError);
  await expect(store.put('news', new Uint8Array([1]), 'jpg')).rejects.toMatchObject({
    status: 500,
  });
  await expect(storedFiles(store)).rejects.toMatchObject({ status: 500 });
  expect(existsSync(root)).toBe(false);
});

test('an object store that refuses, lacks its bucket or is away says which', async () => {
  const { s3, stop } = await startObjectStore();
  const dataDir = folder;
  const refused = await createFileStore({ dataDir, s3: { ...s3, accessKeyId: 'NOBODY' } });
  expect((await failureOf(refused)).status).toBe(403);
  await expect(refused.ping()).rejects.toMatchObject({ status: 403 });
  await expect(storedFiles(refused)).rejects.toMatchObject({
    reason: 'the object store refused access',
  });
  const elsewhere = await createFileStore({ dataDir, s3: { ...s3, bucket: 'elsewhere' } });
  expect(await failureOf(elsewhere)).toMatchObject({
    status: 500,
    reason: 'the bucket does not exist',
  });
  await expect(elsewhere.ping()).rejects.toMatchObject({ status: 500 });
  await stop();
  const away = await createFileStore({ dataDir, s3 });
  expect(await failureOf(away)).toMatchObject({
    status: 500,
    reason: 'the object store could not be reached',
  });
  await expect(away.ping()).rejects.toBeInstanceOf(StorageError);
  await expect(away.stat('products/a.jpg')).rejects.toBeInstanceOf(StorageError);
});

test('an object store that hangs, at once or in the middle of a file, leads to a timeout', async () => {
  const server = createServer(({ method }, response) => {
    if (method === 'GET') response.writeHead(200, { 'Content-Length': 10 }).write('half');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const s3 = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1' },
    ...{ accessKeyId: 'a', secretAccessKey: 'b', publicUrl: undefined },
  };
  const store = createS3Store(s3, undefined, { response: 100, idle: 200 });
  expect((await failureOf(store)).reason).toBe('the object store could not be reached');
  await expect(store.ping()).rejects.toBeInstanceOf(StorageError);
  await expect(store.stat('products/a.jpg')).rejects.toBeInstanceOf(StorageError);
  const half = await store.read('products/a.jpg');
  await expect(new Response(half).text()).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});

test('a response that is not from an object store does not count as a stored file', async () => {
  const server = createServer((_, response) => response.end('<html>Please sign in</html>'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const store = createS3Store({
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1' },
    ...{ accessKeyId: 'a', secretAccessKey: 'b', publicUrl: undefined },
  });
  expect((await failureOf(store)).reason).toBe('the object store did not confirm the file');
  server.closeAllConnections();
  server.close();
});
