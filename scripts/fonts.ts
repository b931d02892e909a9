import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { company } from '../demo/content/company.ts';
import { readHanFace } from '../server/fonts/outlines.ts';

// Subsets the two typefaces to the weights in use, and Newsreader to its display size. One small file
// has the characters of every page; another adds the accented letters of Western Europe (fonts.css names
// the same ranges). A third has the Chinese characters of the company's name. Run `npm run fonts` after a
// typeface or the name changes; the results are committed.
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
    // The tabular figures of specification tables are a font feature.
    noLayoutClosure: false,
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
];

async function subset(font: Buffer, letters: string, name: string, options: object): Promise<void> {
  const result = await subsetFont(font, letters, { targetFormat: 'woff2', ...options });
  await writeFile(join(fonts, `${name}.woff2`), result);
  console.log(`${name}: ${(result.length / 1024).toFixed(1)} KiB`);
}

for (const { from, to, ...options } of faces) {
  const font = await readFile(join(packages, from));
  await subset(font, lettersOf(plain), to, options);
  await subset(font, lettersOf([...plain, ...accented]), `${to}-accents`, options);
}
const wordmark = company.name['zh-Hant'];
await subset(await readHanFace('zh-Hant'), wordmark, 'wordmark-han', { noLayoutClosure: true });
