import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  accentedLetters,
  extendedLetters,
  type LetterRanges,
  plainLetters,
} from '../../app/ui/fonts/own-letters.ts';
import { company } from '../../demo/content/company.ts';
import { readHanFace } from '../../server/fonts/outlines.ts';

// Subsets the two typefaces to the weights in use, and Newsreader to its display size. One small file has the
// characters of every page, another adds the accented letters of Western Europe, a third those of Central Europe
// (fonts.css names the same ranges). A last one has the Chinese characters of the demo company's name. Run
// `npm run fonts` after a typeface or the name changes; the results are committed.
const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable');
const fonts = join(import.meta.dirname, '..', '..', 'app', 'ui', 'fonts');

const lettersOf = (ranges: LetterRanges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((point) => String.fromCodePoint(point))
    .join('');

const faces = [
  {
    from: 'newsreader/files/newsreader-latin',
    axis: 'opsz',
    to: 'newsreader-display',
    variationAxes: { opsz: 60, wght: 400 },
    noLayoutClosure: true,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin',
    axis: 'wght',
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

for (const { from, axis, to, ...options } of faces) {
  const font = await readFile(join(packages, `${from}-${axis}-normal.woff2`));
  await subset(font, lettersOf(plainLetters), to, options);
  await subset(font, lettersOf([...plainLetters, ...accentedLetters]), `${to}-accents`, options);
  const extended = await readFile(join(packages, `${from}-ext-${axis}-normal.woff2`));
  await subset(extended, lettersOf(extendedLetters), `${to}-extended`, options);
}
const characters = company.name['zh-Hant'];
await subset(await readHanFace('zh-Hant'), characters, 'wordmark-han', { noLayoutClosure: true });
await writeFile(
  join(fonts, 'wordmark-characters.ts'),
  `/** The characters of wordmark-han.woff2, written by scripts/made-files/fonts.ts. */
export const wordmarkCharacters = '${characters}';
`,
);
