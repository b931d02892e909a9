import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileStore } from '#domain/files/file-store.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { storeUnreferencedFile } from '#tests/world/files/stored-files.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { deleteStorageFiles, getStaleFiles } from './stale-files.ts';

let world: World;
let site: TestSite;
let Cookie: string;
beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
  Cookie = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const list = (headers: Record<string, string> = {}) =>
  site.fetch('/functions/v1/get-stale-files', { headers: { Cookie, ...headers } });
const remove = (body: unknown, headers: Record<string, string> = {}) =>
  site.fetch('/functions/v1/delete-storage-files', {
    method: 'POST',
    headers: { Cookie, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('an anonymous caller sees and deletes nothing', async () => {
  const address = await storeUnreferencedFile(world, 'products', 'jpg', 1);
  expect((await list({ Cookie: '' })).status).toBe(401);
  expect((await remove({ filePaths: [address.slice(7)] }, { Cookie: '' })).status).toBe(401);
  expect((await list({ Cookie: 'kamsin.session_token=forged' })).status).toBe(401);
  expect(await world.files.stat(address.slice(7))).toBeDefined();
});

test('an administrator sees stale files as the contract says and can delete them', async () => {
  await storeUnreferencedFile(world, 'documents', 'pdf', 2);
  const response = await list();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(body).toMatchObject({
    files: [{ type: 'document' }, { type: 'image', size: 1 }],
    pagination: { page: 1, limit: 50, total: 2, totalPages: 1 },
    fileTypes: ['image', 'document'],
  });
  const second = await (await list({ 'x-page': '2', 'x-limit': '1' })).json();
  expect(second.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2 });
  const images = await (await list({ 'x-file-type': 'image' })).json();
  expect(images.files).toHaveLength(1);
  const filePaths = [...body.files.map(({ path }: { path: string }) => path), 'products/none.jpg'];
  const deleted = await remove({ filePaths });
  expect(await deleted.json()).toEqual({ summary: { successful: 2, failed: 1 } });
});

test('pictures of a running save are neither listed nor deleted', async () => {
  const put = world.files.put;
  const stored: string[] = [];
  const answers: unknown[] = [];
  vi.spyOn(world.files, 'put').mockImplementation(async (...file) => {
    const path = (await put(...file)).slice('/media/'.length);
    stored.push(path);
    const { files } = await (await list()).json();
    const { summary } = await (await remove({ filePaths: [...stored] })).json();
    answers.push(files, summary);
    return `/media/${path}`;
  });
  const form = new FormData();
  for (const [name, value] of [
    ['intent', 'save'],
    ['name', 'Two'],
    ['slug', 'two'],
  ] as const) {
    form.set(name, value);
  }
  const { bytes, name, type } = await samplePicture();
  form.append('image', new File([bytes], name, { type }));
  form.append('additional_images', new File([bytes], name, { type }));
  const saved = await site.fetch('/admin/products?new=yes', {
    ...{ method: 'POST', headers: { Cookie }, body: form },
  });
  vi.restoreAllMocks();
  expect(await saved.text()).toContain('Product created successfully');
  expect(answers).toEqual([
    ...[[], { successful: 0, failed: 1 }],
    ...[[], { successful: 0, failed: 2 }],
  ]);
  for (const path of stored) expect(await world.files.stat(path)).toBeDefined();
});

test.each([
  ['x-page', '0'],
  ['x-page', '-1'],
  ['x-page', 'one'],
  ['x-limit', '1.5'],
  ['x-limit', '0'],
  ['x-file-type', 'sound'],
])('the header %s: %s is refused with a reason', async (name, value) => {
  const response = await list({ [name]: value });
  expect(response.status).toBe(400);
  expect((await response.json()).error).toContain(name);
});

test('an excessive limit is reduced to the maximum', async () => {
  const { pagination } = await (await list({ 'x-limit': '999999' })).json();
  expect(pagination.limit).toBe(500);
});

test.each([
  '{',
  'null',
  '[]',
  '{}',
  '{"filePaths":"products/a.jpg"}',
  '{"filePaths":[1]}',
  JSON.stringify({ filePaths: Array.from({ length: 1001 }, () => 'a') }),
])('the body %.40s is refused with a reason', async (body) => {
  const response = await remove(body);
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatch(/filePaths|JSON/);
});

test('a failing store is reported without internal details', async () => {
  const failing: FileStore = {
    ...world.files,
    // biome-ignore lint/correctness/useYield: it fails before the first file
    async *list() {
      throw new StorageError(500, 'the object store could not be reached', new Error('10.0.0.1'));
    },
  };
  const { log } = site.site.services;
  const services = { db: world.db, files: failing, log };
  const response = await getStaleFiles(services, new Request('http://localhost/'));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'the object store could not be reached' });
  const unremovable = {
    ...world.files,
    remove: () => Promise.reject(new StorageError(403, 'the object store refused access')),
  };
  const address = await storeUnreferencedFile(world, 'news', 'jpg', 1);
  const answer = await deleteStorageFiles(
    { ...services, files: unremovable },
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ filePaths: [address.slice(7)] }),
    }),
  );
  expect(await answer.json()).toEqual({ summary: { successful: 0, failed: 1 } });
});

test('the screen and the function give the same reason if the list cannot be read', async () => {
  vi.spyOn(world.files, 'list').mockImplementation(() => {
    throw new StorageError(500, 'the object store could not be reached');
  });
  const [answer, screen] = [
    await list(),
    await site.fetch('/admin/general-settings/stale-files', { headers: { Cookie } }),
  ];
  vi.restoreAllMocks();
  expect(await answer.json()).toEqual({ error: 'the object store could not be reached' });
  expect(await screen.text()).toContain(
    'Failed to load stale files: the object store could not be reached',
  );
});

test('the whole site serves a stored file, with ranges and HEAD', async () => {
  const address = await world.files.put('pdf', new TextEncoder().encode('0123456789'), 'pdf');
  const part = await site.fetch(address, { headers: { Range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  expect(part.headers.get('content-security-policy')).toMatch(/sandbox/);
  const head = await site.fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  expect((await site.fetch('/media/pdf/none.pdf')).status).toBe(404);
});
