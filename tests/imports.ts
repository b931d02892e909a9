import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every TypeScript file of the product, by its path. */
export const sources = globSync(
  '{app,domain,database,server,demo,tests,benchmarks,scripts}/**/*.{ts,tsx}',
).map((path) => path.replaceAll('\\', '/'));

function specifiersIn(text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g,
  );
  return [...found].map((match) => (match[1] ?? match[2] ?? '').replace(/\?.*$/, ''));
}

/** The path of a file of the product; undefined for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  return undefined;
}

const filesOf = (path: string, specifiers: string[]) =>
  specifiers.map((name) => resolveImport(path, name)).filter((target) => target !== undefined);

/** The product's files that a text at a path imports. */
export const importsIn = (path: string, text: string) => filesOf(path, specifiersIn(text));

const specifiers = new Map(
  sources.map((path) => [path, specifiersIn(readFileSync(path, 'utf8'))] as const),
);

/** The product's files that each file imports. */
export const graph = new Map(
  [...specifiers].map(([path, names]) => [path, filesOf(path, names)] as const),
);

/** Whether a file imports a package, directly or indirectly. */
export function leadsToPackage(path: string, name: string): boolean {
  const reached = new Set([path]);
  for (const at of reached) {
    if (specifiers.get(at)?.includes(name)) return true;
    for (const target of graph.get(at) ?? []) reached.add(target);
  }
  return false;
}
