import { expect, test } from 'vitest';
import { balancedLines, filledLines } from './lines.ts';

/** The width of a text in a Song typeface, in ems. */
const width = (text: string) =>
  [...text].reduce((sum, character) => sum + (character < '⺀' ? 0.5 : 1), 0);
const lines = (text: string, language: string, most: number) =>
  balancedLines(text, language, most, width);

test('a text that fits is one line', () => {
  expect(lines('Twist Nylon', 'en', 8)).toEqual(['Twist Nylon']);
});

test('a number is not separated from its unit', () => {
  const broken = filledLines('washes at 60 °C and 20 kg', 'en', 7, width);
  expect(broken.join('|')).toMatch(/60 °/);
  expect(broken.join('|')).toContain('20 kg');
  expect(broken.length).toBeGreaterThan(1);
});

test('only a word that is longer than a line is split', () => {
  expect(filledLines('go Donaudampf', 'en', 3, width)).toEqual(['go Don', 'audamp', 'f']);
});

test('lines are about equally long, and no word is split', () => {
  expect(lines('Four new item codes for the winter', 'en', 11)).toEqual([
    'Four new item codes',
    'for the winter',
  ]);
});

test.each([
  ['zh-Hant', '關了燈才看得見的色卡，逐頁手工釘繡（示範）。', 6],
  ['ja', 'インターテキスタイル上海アパレルファブリックス（秋展）に出展、「新色」', 11],
])(
  'in %s no line starts with a closing mark or a small kana, and none ends with an opening mark',
  (language, text, most) => {
    const broken = lines(text, language, most);
    expect(broken.join('')).toBe(text);
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.filter((line) => /^[，。、）」ッー]|[（「]$/.test(line))).toEqual([]);
  },
);
