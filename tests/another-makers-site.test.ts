import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company as companyTable } from '#database/schema/company.ts';
import { languages } from '#database/schema/languages.ts';
import { company } from '#demo/content/company.ts';
import { products } from '#demo/content/products.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { addProduct } from './world/catalogue-rows.ts';
import { type EmptyDatabase, openEmptyDatabase } from './world/empty-database.ts';
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

/** All texts inside a value of the demo content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const { legalName, tagline, blurb, address, factory, postalAddress, phone, email } = company;
// Without the Chinese name alone: it also means gold thread, and describes the picture of an empty carousel.
const demoWords = [
  ...textsIn([legalName, tagline, blurb, address, factory, phone, email.domain]),
  postalAddress.streetAddress,
  ...products.flatMap((product) => textsIn(product.name)),
  ...['Kamsin', 'San Po Kong', 'Kowloon', 'Ng Fong', '新蒲崗', '新蒲岗', 'Joyo', '1985', 'Kwong'],
];

const addresses = [
  ...['/', '/about', '/products', '/products/linho', '/resources', '/news', '/contact'],
  ...[
    '/delivery',
    '/privacy',
    '/terms',
    '/privacy-policy',
    '/terms-of-service',
    '/nowhere',
    '/offline',
  ],
  ...['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/site.webmanifest'],
];

test.each(['en', 'zh-hant', 'zh-hans', 'ja', 'pt'])(
  'no public answer of the host %s has a word of the demo company',
  async (code) => {
    const found: string[] = [];
    for (const path of addresses) {
      const answer = await site.fetch(path, code === 'en' ? {} : { host: code });
      const text = await answer.text();
      expect(answer.status, path).toBeLessThan(500);
      for (const word of demoWords) if (text.includes(word)) found.push(`${path}: ${word}`);
    }
    expect(found).toEqual([]);
  },
);
