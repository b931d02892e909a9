import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { saveIdField } from '#app/admin/actions/save-id-field.ts';
import { administrator, serve } from '#tests/e2e/world/served-site.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { fieldValue } from './back-office-tasks.ts';
import { openCountingSite } from './counting-site.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hostOf, TimedClient } from './timed-client.ts';

/**
 * Counts the product's files that take part in each of the three trips of ARCHITECTURE.md: files with a
 * function that V8 reports as run for that one request. A request of the same kind for another record
 * comes first, to warm up. Functions that also run for /healthz or without a request are not counted, nor
 * are texts. Files are marked if all their functions also run for a GET and a PUT of
 * /.well-known/security.txt, because they handle every request. Usage: npm run benchmark:trips
 */

const root = resolve('.');
const dataDir = scratchFolder();
await (await serve({ dataDir, port: 0 })).stop();

const bundles: Record<string, { text: string; map: SourceMap }> = {};

const readBundle = (path: string) => ({
  text: readFileSync(path, 'utf8'),
  map: new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8'))),
});

/** The source file of a position in a bundle; '' for code that the bundler generated. */
function sourceAt(path: string, offset: number): string {
  bundles[path] ??= readBundle(path);
  const { text, map } = bundles[path];
  const before = text.slice(0, offset).split('\n');
  const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  return 'originalSource' in found && found.generatedLine === before.length - 1
    ? relative(root, resolve(path, '..', found.originalSource))
    : '';
}

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const isCode = (path: string) =>
  /^(app|server|domain|database)\/.*\.tsx?$/.test(path) && !path.startsWith('app/i18n/messages/');

/**
 * Finds the product's functions that run during the work and shortly after it. Maps the position of each function to
 * its file.
 */
async function ranDuring(work: () => Promise<unknown>): Promise<Map<string, string>> {
  await inspector.post('Profiler.takePreciseCoverage');
  await work();
  await pause(300);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const ran = new Map<string, string>();
  for (const { url, functions } of result) {
    if (!url.startsWith(`file://${root}/`)) continue;
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (!whole?.count) continue;
      const path = url.slice(`file://${root}/`.length);
      const file = path.startsWith('build/') ? sourceAt(path, whole.startOffset) : path;
      if (isCode(file)) ran.set(`${url} ${whole.startOffset}`, file);
    }
  }
  return ran;
}

const site = await openCountingSite(dataDir);
const visitor = new TimedClient(site.origin);
const editor = new TimedClient(site.origin);
const Cookie = await editor.signIn(administrator.email, administrator.password);
const ja = hostOf(site.origin, 'ja');
const { bytes, name: fileName, type } = await samplePicture();

async function sent(path: string, init: RequestInit, expected: string): Promise<void> {
  const text = await (await fetch(site.origin + path, init)).text();
  if (!text.includes(expected)) throw new Error(`${path}: ${text}`);
}

async function filledForm(id: string): Promise<FormData> {
  const { text } = await editor.ask(`/admin/products?edit=${id}`);
  const form = new FormData();
  const fields = { intent: 'save', id, version: fieldValue(text, 'version'), status: 'Active' };
  form.set(saveIdField, randomUUID().replaceAll('-', ''));
  for (const [name, value] of Object.entries({
    ...fields,
    name: `Saved ${id}`,
    slug: `saved-${id}`,
  }))
    form.set(name, value);
  for (const field of ['image', 'additional_images'])
    form.append(field, new File([new Uint8Array(bytes)], fileName, { type }));
  return form;
}

/** Each entry prepares a request for a record and returns a function that sends it. */
const trips: Record<string, (record: string) => Promise<() => Promise<unknown>>> = {
  'a visitor opens a product page that is not cached': async (n) => () =>
    visitor.ask(n === '1' ? '/products/st-viscose' : '/products/japan-gold', undefined, ja),
  'an editor saves a product with pictures': async (n) => {
    const body = await filledForm(n);
    return () =>
      sent('/admin/products.data', { method: 'POST', headers: { Cookie }, body }, 'successfully');
  },
  'a visitor likes a news item': async (n) => () =>
    sent(`/news/${n}/like`, { method: 'PUT' }, 'likes'),
};

/** Whether a .tsx file only holds the markup of a page: it is neither a route nor part of rendering the document. */
const isMarkup = (file: string) =>
  file.endsWith('.tsx') && !/-page\.tsx$|-layout\.tsx$|^app\/[^/]+$/.test(file);

await visitor.ask('/healthz');
const always = new Map([
  ...(await ranDuring(() => visitor.ask('/healthz'))),
  ...(await ranDuring(() => pause(3000))),
]);
const textFile = '/.well-known/security.txt';
const routed = await ranDuring(async () => {
  await visitor.ask(textFile, undefined, ja);
  await fetch(site.origin + textFile, { method: 'PUT' });
});

for (const [name, prepare] of Object.entries(trips)) {
  await (await prepare('2'))();
  const ran = await ranDuring(await prepare('1'));
  const filesBeside = (...others: Map<string, string>[]) =>
    new Set([...ran].flatMap(([place, file]) => (others.some((o) => o.has(place)) ? [] : file)));
  const files = [...filesBeside(always)].sort();
  const own = filesBeside(always, routed);
  const alone = files.filter((file) => own.has(file) && !isMarkup(file)).length;
  const [markup, logic] = [files.filter(isMarkup), files.filter((file) => !isMarkup(file))];
  console.log(`\n${name}: ${logic.length} files and ${markup.length} of markup`);
  console.log(`${alone} do more than for any route; ${filesBeside().size} with /healthz`);
  for (const file of logic) console.log(`  ${file}${own.has(file) ? '' : ' *'}`);
  if (markup.length > 0) console.log('  markup:', markup.join(', '));
}

await site.close();
