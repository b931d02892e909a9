import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// Cuts the two typefaces down to what the site sets: Western European letters, the weights in use,
// and Newsreader at its display size. Run by hand (`node scripts/fonts.ts`) when a typeface
// changes; the results are committed.
const packages = join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable');
const fonts = join(import.meta.dirname, '..', 'app', 'ui', 'fonts');

const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((point) => String.fromCodePoint(point))
  .join('');

const cuts = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display.woff2',
    axes: { opsz: 60, wght: 400 },
    noLayoutClosure: true,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    // Aligned figures in specification tables are reached by a feature.
    noLayoutClosure: false,
  },
];

for (const { from, to, axes, noLayoutClosure } of cuts) {
  const cut = await subsetFont(await readFile(join(packages, from)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure,
  });
  await writeFile(join(fonts, to), cut);
  console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KiB`);
}
