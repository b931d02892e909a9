import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const small = /^(a|an|and|as|at|by|for|from|in|of|on|the|to|with)$/;

/** Whether a text is in Title Case, like the specified 'Add Product', or a sentence, like 'Sign in' or a question. */
const isTitle = (text: string) =>
  /[.?…]$/.test(text) ||
  text === 'Sign in' ||
  text.split(' ').every((word, at) => /^[^a-z]/.test(word) || (at > 0 && small.test(word)));

test('the buttons of the back-office and the titles of its dialogs are in Title Case', () => {
  const wrong = globSync('app/admin/**/*.tsx').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const words = [
      ...code.matchAll(/>\s*([A-Z][^<>{}]*?)\s*<\/Button>/g),
      ...code.matchAll(/<Dialog title="([^"]+)"/g),
    ];
    return words
      .map(([, text = '']) => text.replaceAll(/\s+/g, ' '))
      .filter((text) => !isTitle(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
