import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { company } from '../domain/company.ts';
import { readHanFace } from '../server/fonts/outlines.ts';

// Cuts the two typefaces down to what the site sets: the weights in use, and Newsreader at its display
// size. What every page sets is one file, which nothing waits for long; the other has the accented
// letters of Western Europe, too (fonts.css names the same ranges). The characters of the company's own name
// are a third. Run by hand (`npm run fonts`) when a typeface or the name changes; the results are
// committed.
const packages = join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable');
const fonts = join(import.meta.dirname, '..', 'app', 'ui', 'fonts');

type Ranges = [first: number, last: number][];
const plain: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const accented: Ranges = [
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
];
const lettersOf = (ranges: Ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((point) => String.fromCodePoint(point))
    .join('');

const faces = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display',
    variationAxes: { opsz: 60, wght: 400 },
    noLayoutClosure: true,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    variationAxes: { wght: { min: 400, max: 600 } },
    // Aligned figures in specification tables are reached by a feature.
    noLayoutClosure: false,
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
];

async function cut(whole: Buffer, letters: string, name: string, options: object): Promise<void> {
  const made = await subsetFont(whole, letters, { targetFormat: 'woff2', ...options });
  await writeFile(join(fonts, `${name}.woff2`), made);
  console.log(`${name}: ${(made.length / 1024).toFixed(1)} KiB`);
}

for (const { from, to, ...options } of faces) {
  const whole = await readFile(join(packages, from));
  await cut(whole, lettersOf(plain), to, options);
  await cut(whole, lettersOf([...plain, ...accented]), `${to}-accents`, options);
}
const signed = company.name['zh-Hant'];
await cut(await readHanFace('zh-Hant'), signed, 'wordmark-han', { noLayoutClosure: true });
