import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rows of docs/specification-coverage.md: section, sentence, tests. */
const rows = readFileSync('docs/specification-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`\n]+\.ts) › ((?:[^`]|`(?! |$|<br>))+)`/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

test('every row of docs/specification-coverage.md has a section, a sentence and tests', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
});

test('every named test exists with that title', () => {
  const missing = rows.flatMap(([, , cell = '']) =>
    testsIn(cell).filter(({ file, title }) => {
      const source = sourceOf(file);
      return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
    }),
  );
  expect(missing).toEqual([]);
});

test('a sentence without a test gives the reason in words', () => {
  const silent = rows.filter(
    ([, , cell = '']) => testsIn(cell).length === 0 && !/^No test needed: .{20,}/.test(cell),
  );
  expect(silent).toEqual([]);
});
