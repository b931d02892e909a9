import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { graph, importsIn, sources } from './imports.ts';

/** Which folder may import which: its own files, and what is listed. The first match counts. */
const directions: [from: RegExp, may: RegExp][] = [
  [/\.test\.tsx?$|^tests\/|^demo\/|^benchmarks\/|^scripts\/|^[^/]+\.ts$/, /./],
  // A picture's sizes are addresses that the server understands: the one thing that both sides share.
  [/^app\/ui\/picture\.tsx$/, /^domain\/files\/picture-address\.ts$/],
  [/^app\/ui\//, /^app\/ui\//],
  [/^app\/i18n\//, /^(app\/(ui|i18n)|domain)\/|^server\/visit\/context\.ts$/],
  [/^app\/site\//, /^(app\/(site|ui|i18n)|domain|database)\/|^server\/visit\/context\.ts$/],
  [/^app\/admin\//, /^(app\/(admin|ui|i18n)|domain|database)\/|^server\/visit\/context\.ts$/],
  [/^app\//, /^(app|domain|database|server)\//],
  [/^domain\//, /^(domain|database)\//],
  [/^database\//, /^database\//],
  [/^server\/serve\.ts$/, /^(server|domain|database)\/|^demo\/(load|site-content)\.ts$/],
  [/^server\//, /^(server|domain|database)\//],
];

const exclude = ['node_modules', 'build'];

test('imports follow the directions in ARCHITECTURE.md', () => {
  const wrong: string[] = [];
  for (const [path, targets] of graph) {
    const may = directions.find(([from]) => from.test(path))?.[1];
    for (const target of targets) {
      if (target.includes('/+types/') || target.endsWith('package.json')) continue;
      if (!may?.test(target)) wrong.push(`${path} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the public site and the back-office share only ui, i18n and domain', () => {
  const crossings = [...graph].flatMap(([path, targets]) =>
    targets
      .filter(
        (target) =>
          (path.startsWith('app/site/') && target.startsWith('app/admin/')) ||
          (path.startsWith('app/admin/') && target.startsWith('app/site/')),
      )
      .map((target) => `${path} imports ${target}`),
  );
  expect(crossings).toEqual([]);
});

/** Folders that may import each other, because each pair is one subject with two sides. Nothing is added. */
const mutual = new Set([
  'app/site/contact app/site/islands',
  'domain/forms domain/records',
  'domain/order domain/records',
  'server/http server/visit',
]);

test('no two folders import each other, except those listed', () => {
  const pairs = new Set<string>();
  for (const [path, targets] of graph) {
    if (!/^(app|domain|database|server)\//.test(path) || path.endsWith('.test.ts')) continue;
    for (const target of targets)
      if (graph.has(target) && dirname(path) !== dirname(target))
        pairs.add(`${dirname(path)} ${dirname(target)}`);
  }
  const both = [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
  expect(new Set(both)).toEqual(mutual);
});

test('no file imports itself indirectly', () => {
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' > '));
      return;
    }
    if (finished.has(path)) return;
    for (const target of graph.get(path) ?? [])
      if (graph.has(target)) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

/** Code that handles every kind of record alike asks domain/kinds/kinds.ts and imports no noun. */
const machinery =
  /^domain\/(bulk|dashboard|files|forms|history|lists|order|planned|previews|records|roles|search|translations)\/|^app\/admin\/(actions|bulk|dashboard|duplicate|form|history|planned|previews|reorder|shortcuts|table|translation-state|translations|upload)\/|^server\/(page-cache|previews|share-images)\//;
const nouns =
  /^domain\/(gallery|news|newsletter|products|settings|shades)\/|^app\/admin\/(categories|gallery|gallery-categories|item-codes|news|products|settings|shades)\//;

test('code that handles every kind of record imports no kind', () => {
  const named = [...graph].flatMap(([path, targets]) =>
    machinery.test(path) && !/\.test\.tsx?$/.test(path)
      ? targets.filter((target) => nouns.test(target)).map((target) => `${path} imports ${target}`)
      : [],
  );
  expect(named).toEqual([]);
});

test('scripts and islands of public pages import no server code', () => {
  const reached = ['app/site/site-script.ts'];
  for (const path of reached) {
    const withoutTypes = readFileSync(path, 'utf8').replace(/import type [^;]*;/g, '');
    for (const target of importsIn(path, withoutTypes))
      if (!reached.includes(target) && graph.has(target)) reached.push(target);
  }
  expect(reached).toContain('app/site/contact/contact-form.tsx');
  expect(reached.filter((path) => /\.server\.|^(server|database)\//.test(path))).toEqual([]);
});

test('every relative import names an existing file with its extension', () => {
  const missing = [...graph].flatMap(([path, targets]) =>
    targets
      .filter(
        (target) =>
          !target.includes('/+types/') && !target.startsWith('build/') && !existsSync(target),
      )
      .map((target) => `${path} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

test('only server/process/env.ts reads the environment, and Node runs no .tsx', () => {
  const readers = sources.filter(
    (path) =>
      /^(app|domain|database|server)\//.test(path) &&
      !path.endsWith('.test.ts') &&
      path !== 'server/process/env.ts' &&
      readFileSync(path, 'utf8').includes('process.env'),
  );
  expect(readers).toEqual([]);
  const tsx = [...graph].flatMap(([path, targets]) =>
    /^(server|domain|database|demo|scripts)\//.test(path) && !path.endsWith('.test.ts')
      ? targets
          .filter((target) => target.endsWith('.tsx'))
          .map((target) => `${path} imports ${target}`)
      : [],
  );
  expect(tsx).toEqual([]);
});

test('the server imports its own modules on demand only at the start', () => {
  // A build in the same folder removes the files of the former one. Packages stay, so they may be loaded later.
  const atStart = /^server\/(start|built-start|storage\/create-file-store)\.ts$/;
  const late = [...graph.keys()].filter(
    (path) =>
      /^(server|domain|database)\//.test(path) &&
      !/\.test\.ts$/.test(path) &&
      !atStart.test(path) &&
      /\bawait import\(\s*'[.#]/.test(readFileSync(path, 'utf8')),
  );
  expect(late).toEqual([]);
});

test('comments name existing files', () => {
  const known = new Set(
    globSync('{*,*/**/*}.{ts,tsx,css,sql}', { exclude }).map((at) => basename(at)),
  );
  const wrong = [...sources, ...globSync('app/**/*.css')].flatMap((path) => {
    const comments = readFileSync(path, 'utf8').match(/^\s*(\/\/|\/?\*).*$/gm) ?? [];
    return (comments.join('\n').match(/[\w./-]+\.(tsx?|css|sql)\b/g) ?? [])
      .filter((name) => !name.startsWith('/') && !known.has(basename(name)))
      .map((name) => `${path} names ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('files have the name of what they contain', () => {
  const vague = sources.filter((path) =>
    /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(path),
  );
  expect(vague).toEqual([]);
});

test('every decision is in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const pages = globSync('docs/decisions/[0-9]*.md').map((at) => basename(at));
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});
