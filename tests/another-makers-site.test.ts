import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company as companyTable } from '#database/schema/company.ts';
import { languages } from '#database/schema/languages.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { addProduct } from './world/content/catalogue-rows.ts';
import { readAnswers } from './world/content/demo-words.ts';
import { type EmptyDatabase, openEmptyDatabase } from './world/postgres/empty-database.ts';
import { openSite, type TestSite } from './world/world.ts';

/** A site without demo content says nothing of the demo company, in any public answer that is text. */

let database: EmptyDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { connection, databaseUrl, dataDir } = database;
  await connection.migrate(resolve(import.meta.dirname, '..', 'database', 'migrations'));
  const { db } = connection;
  await db
    .insert(languages)
    .values(
      ['en', 'zh-Hant', 'zh-Hans', 'ja', 'pt'].map((code, n) => ({
        code,
        name: code,
        display_order: n,
      })),
    )
    .onConflictDoNothing();
  await db.update(companyTable).set({
    name: 'Linhas Aurora',
    tagline: 'Linen since 1920',
    address: 'Rua das Flores 1, Porto',
    latitude: 41.15,
    longitude: -8.61,
    zoom: 16,
  });
  await addProduct(db, { name: 'Linho', slug: 'linho', description: 'Linen' });
  const files = await createFileStore({ dataDir, s3: undefined });
  site = await openSite({
    connection,
    db,
    files,
    dataDir,
    databaseUrl,
    announced: async () => undefined,
    close: async () => undefined,
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

test.each(['en', 'zh-hant', 'zh-hans', 'ja', 'pt'])(
  'no public answer of the host %s has a word of the demo company',
  async (code) => {
    const host = code === 'en' ? {} : { host: code };
    const origin = code === 'en' ? site.origin : site.origin.replace('//', `//${code}.`);
    const { found, addresses } = await readAnswers(origin, async (path) => {
      const answer = await site.fetch(path, host);
      return { status: answer.status, text: await answer.text() };
    });
    expect(found).toEqual([]);
    expect(addresses).toContain('/products/linho');
  },
);
