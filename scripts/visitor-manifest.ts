import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { visitorManifestUrl, withoutBackOffice } from '#server/visitor-build.ts';

// The list of routes for visitors: their pages, without the back-office's and without addresses that
// only answer (site map, feed, likes), and without saying what a route lacks.
const assign = 'window.__reactRouterManifest=';
const [file] = globSync('build/client/assets/manifest-*.js');
if (!file) throw new Error('The build has no list of routes.');
const text = await readFile(file, 'utf8');
if (!text.startsWith(assign))
  throw new Error('The list of routes is written another way than it was.');
const manifest = JSON.parse(text.slice(assign.length).replace(/;\s*$/, ''));
const isNothing = (value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0);
const brief = (_name: string, value: unknown) => (isNothing(value) ? undefined : value);
const pages = Object.entries(
  manifest.routes as Record<string, { hasDefaultExport: boolean }>,
).filter(([, { hasDefaultExport }]) => hasDefaultExport);
const url = visitorManifestUrl(manifest.url);
const visitors = { ...manifest, url, routes: withoutBackOffice(Object.fromEntries(pages)) };
await writeFile(
  file.replace('manifest-', 'visitors-'),
  `${assign}${JSON.stringify(visitors, brief)};`,
);
console.log(`Wrote ${basename(file).replace('manifest-', 'visitors-')}.`);
