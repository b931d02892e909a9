import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
} from './world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** What the product promises, in bytes of JavaScript (brotli): what every public page loads at once, */
const atFirst = 12_000;
/** and the total after everything on it was used. */
const atMost = 75_000;

const client = resolve(import.meta.dirname, '..', 'build', 'client');

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const category = await addProductCategory(world.db);
  await addProduct(
    world.db,
    { slug: 'thread' },
    { categories: [category.id], codes: ['ST100', 'ST120'] },
  );
  await addGalleryItem(world.db, { slug: 'denim' });
  await addNewsItem(world.db, { slug: 'fair' });
  site = await openSite(world);
});

afterAll(async () => {
  await site.close();
  await world.close();
});

/** The scripts that a text names. Imports are relative to the folder that contains all of them. */
const scriptsIn = (text: string) =>
  Array.from(text.matchAll(/["'`](?:\/?assets|\.)\/([\w.~-]+\.js)["'`]/g), ([, file = '']) => file);

/** Imports that run at once; `import()` waits for an event. */
const importsAtOnce = (script: string) =>
  scriptsIn(script.match(/(?:^|[;}])(?:import|export)\b[^;()]*?["'][^"']+["']/g)?.join('') ?? '');

/** Every script that a page names and their imports, with the sent bytes. */
async function weigh(html: string, importsOf: (script: string) => string[]) {
  const weights = new Map<string, number>();
  const waiting = scriptsIn(html);
  for (const file of waiting) {
    if (weights.has(file)) continue;
    const path = `${client}/assets/${file}`;
    // Files of a few hundred bytes are sent uncompressed.
    const sent = await stat(`${path}.br`).catch(() => stat(path));
    weights.set(file, sent.size);
    waiting.push(...importsOf(await readFile(path, 'utf8')));
  }
  const sum = [...weights.values()].reduce((all, one) => all + one, 0);
  return { sum, weights, files: [...weights.keys()] };
}

test.each([
  '/',
  '/about',
  '/products',
  '/products?q=nothing-like-it',
  '/products/thread',
  '/products/missing',
  '/resources',
  '/resources?q=nothing-like-it',
  '/resources/denim',
  '/news',
  '/news?q=nothing-like-it',
  '/news/fair',
  '/contact',
  '/samples?add=code:ST100',
  '/offline',
  '/no-such-page',
])('%s loads at most 12 kB of JavaScript in one file, and at most 75 kB in total', async (path) => {
  const response = await site.fetch(path);
  const html = await response.text();
  const first = await weigh(html, importsAtOnce);
  // One file, because its imports would be requested only after it has loaded.
  expect(first.files).toEqual([expect.stringMatching(/^site-script-/)]);
  expect(first.sum).toBeGreaterThan(3000);
  expect(first.sum).toBeLessThanOrEqual(atFirst);
  const all = await weigh(html, scriptsIn);
  expect(all.files).toContainEqual(expect.stringMatching(/^hydrate-island-/));
  expect(all.sum, all.files.join(' ')).toBeLessThanOrEqual(atMost);
});

/** React, React DOM and React Router, which every screen of the back-office runs. */
const ofLibraries = 94_000;
/** What a screen needs besides them before anything on it is opened, with the list of all routes. */
const ofScreen = 34_000;

/** What the sign-in needs besides them. */
const ofSignIn = 45_000;

const lists = ['products', 'item-codes', 'shades', 'gallery-items', 'news-items', 'pages'];

test.each([
  ['/admin', ofScreen],
  ...lists.map((list) => [`/admin/${list}`, ofScreen] as const),
  ['/admin/login', ofSignIn],
] as const)('%s loads forms and dialogs only when they are opened', async (path, most) => {
  const cookie = path === '/admin/login' ? '' : await site.signIn();
  const response = await site.fetch(path, { headers: { cookie } });
  expect(response.status).toBe(200);
  const { sum, weights, files } = await weigh(await response.text(), importsAtOnce);
  const libraries = weights.get(files.find((file) => file.startsWith('libraries-')) ?? '') ?? 0;
  expect(libraries).toBeGreaterThan(80_000);
  expect(libraries).toBeLessThanOrEqual(ofLibraries);
  expect(sum - libraries, files.join(' ')).toBeLessThanOrEqual(most);
});
