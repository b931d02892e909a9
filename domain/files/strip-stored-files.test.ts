import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site_state } from '#database/schema/site-state.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import {
  cameraFilm,
  cameraName,
  cameraPicture,
  filmPlace,
} from '#tests/world/files/camera-files.ts';
import { startObjectStore } from '#tests/world/files/object-store.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import type { FileStore } from './file-store.ts';
import { storedPathOf } from './stored-path.ts';
import { stripStoredFiles } from './strip-stored-files.server.ts';

let world: World;
let inBucket: FileStore;
let stopObjectStore: () => Promise<void>;
beforeAll(async () => {
  world = await openWorld();
  const { s3, stop } = await startObjectStore();
  inBucket = await createFileStore({ dataDir: world.dataDir, s3 });
  stopObjectStore = stop;
});
afterAll(async () => {
  await stopObjectStore();
  await world.close();
});
beforeEach(() => world.db.delete(site_state));

async function contentOf(files: FileStore, address: string): Promise<Buffer> {
  const stream = await files.read(storedPathOf(address) ?? '');
  return Buffer.from(await new Response(stream).arrayBuffer());
}

const pdf = new TextEncoder().encode(`%PDF-1.4 ${cameraName}`);

/** Files as they were stored when uploads kept their metadata. */
const storeOld = async (files: FileStore) => ({
  jpg: await files.put('products', await cameraPicture('jpeg'), 'jpg'),
  png: await files.put('news', await cameraPicture('png'), 'png'),
  webp: await files.put('carousel', await cameraPicture('webp'), 'webp'),
  mp4: await files.put('gallery-videos', cameraFilm(), 'mp4'),
  broken: await files.put('products', new TextEncoder().encode('no picture'), 'jpg'),
  pdf: await files.put('pdf', pdf, 'pdf'),
});

describe.each([
  ['the disk', () => world.files],
  ['S3', () => inBucket],
])('files stored by earlier releases, on %s', (_, store) => {
  test('they lose place and camera once, at the same address, and other files stay unchanged', async () => {
    const files = store();
    const warned: string[] = [];
    const log = { warn: ({ path }: { path?: string }) => void warned.push(path ?? '') };
    const stored = await storeOld(files);
    expect(await stripStoredFiles({ db: world.db, files, log })).toBe(4);
    for (const address of [stored.jpg, stored.png, stored.webp, stored.mp4]) {
      const content = await contentOf(files, address);
      expect(content.length).toBeGreaterThan(100);
      for (const text of [cameraName, filmPlace])
        expect(content.includes(text, 0, 'latin1')).toBe(false);
    }
    expect(await contentOf(files, stored.pdf)).toEqual(Buffer.from(pdf));
    expect(warned).toEqual([storedPathOf(stored.broken)]);
    expect(await stripStoredFiles({ db: world.db, files, log })).toBeUndefined();
  });

  test('an interrupted run continues, and strips nothing twice', async () => {
    const files = store();
    const stored = await storeOld(files);
    let replaced = 0;
    const killed: FileStore = Object.assign(Object.create(files), {
      overwrite: async (...given: Parameters<FileStore['overwrite']>) => {
        if (++replaced === 3) throw new Error('killed');
        return files.overwrite(...given);
      },
    });
    const log = { warn: () => undefined };
    const first = await stripStoredFiles({ db: world.db, files: killed, log }).catch(
      () => 'killed',
    );
    expect(first).toBe('killed');
    expect(await stripStoredFiles({ db: world.db, files, log })).toBe(2);
    const content = await contentOf(files, stored.jpg);
    expect(content.includes(cameraName)).toBe(false);
  });
});
