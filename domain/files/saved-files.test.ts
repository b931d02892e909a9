import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { general_settings } from '#database/schema/settings.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { carouselKind } from '../settings/carousel-editing.server.ts';
import { storedPathOf } from './stored-path.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const lost = new Error('Connection terminated unexpectedly');

/** The database with another `transaction`. */
const withTransaction = (transaction: (work: (tx: Database) => Promise<unknown>) => unknown) =>
  Object.create(world.db, { transaction: { value: transaction } }) as Database;

const save = async (db: Database) => {
  const { files } = world;
  const { bytes, name, type } = await samplePicture();
  const image = { bytes, name, type, tooLarge: false };
  const input = {
    title: 'New',
    alt_text: null,
    display_order: 1,
    display_order_before: '',
    status: 'Active',
  } as const;
  const stores = { db, files, onlyLogged: () => undefined };
  return carouselKind.save(stores, { input }, new Map([['image', [image]]]));
};

test('a committed save keeps its files, even if the response was lost', async () => {
  const unanswered = withTransaction(async (work) => {
    await world.db.transaction(work);
    throw lost;
  });
  await expect(save(unanswered)).rejects.toMatchObject({ cause: lost });
  const [row] = await world.db.select().from(general_settings);
  expect(await storedFiles(world.files)).toEqual([storedPathOf(row?.image_url ?? '')]);
});

test('a save that fails before its COMMIT removes its files', async () => {
  const before = await storedFiles(world.files);
  const cutOff = withTransaction((work) =>
    world.db.transaction(async (tx) => {
      const insert = () => {
        throw lost;
      };
      return work(Object.create(tx, { insert: { value: insert } }));
    }),
  );
  await expect(save(cutOff)).rejects.toMatchObject({ cause: lost });
  expect(await storedFiles(world.files)).toEqual(before);
});
