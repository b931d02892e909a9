import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGalleryItem, addNewsItem, addProduct, addProductCategory } from './catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world.ts';

/** What the product promises: bytes of JavaScript, brotli, that any public page loads by itself. */
const limit = 100_000;

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

/** The addresses of assets in a text. Imports name them relative to the folder that all lie in. */
const scriptsIn = (text: string) =>
  Array.from(text.matchAll(/["'](?:\/assets|\.)\/([\w.-]+\.js)["']/g), ([, file = '']) => file);

/** Imports that run at once; a call of `import()` waits for the visitor or for a reason. */
const importsOf = (script: string) =>
  scriptsIn(script.match(/(?:^|[;}])(?:import|export)\b[^;()]*?["'][^"']+["']/g)?.join('') ?? '');

/** Every script that a page names, and what those import, with the bytes that are sent of each. */
async function scriptsOf(html: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const waiting = scriptsIn(html);
  for (const file of waiting) {
    if (weights.has(file)) continue;
    const path = `${client}/assets/${file}`;
    // Files of a few hundred bytes are sent as they are.
    const sent = await stat(`${path}.br`).catch(() => stat(path));
    weights.set(file, sent.size);
    waiting.push(...importsOf(await readFile(path, 'utf8')));
  }
  return weights;
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
  '/no-such-page',
])('%s loads at most 100 kB of JavaScript', async (path) => {
  const response = await site.fetch(path);
  const scripts = await scriptsOf(await response.text());
  const sum = [...scripts.values()].reduce((all, one) => all + one, 0);
  // React, the router and the frame of the page: without them nothing was measured.
  expect(sum).toBeGreaterThan(80_000);
  expect(sum, JSON.stringify(Object.fromEntries(scripts))).toBeLessThanOrEqual(limit);
});
