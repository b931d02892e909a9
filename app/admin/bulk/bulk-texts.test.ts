import { expect, test } from 'vitest';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { nothingUndone } from '#domain/bulk/undone.ts';
import { namesAfter, outcomeText, undoneText } from './bulk-texts.ts';

const some = { asked: 1200, done: 1197, unchanged: 0, changed: 2, gone: 1 };
const outcome = () => outcomeText('products', some, '{records} activated');

test('the result of a bulk edit counts what was done, and why the rest was not', () => {
  expect(outcome()).toBe(
    '1,197 of 1,200 products activated. 2 were skipped, because someone else had changed them. 1 no longer exists.',
  );
  const all = { asked: 1, done: 1, unchanged: 0, changed: 0, gone: 0 };
  expect(outcomeText('item_codes', all, '{records} deleted')).toBe('1 item code deleted');
});

test('the result is in whole sentences of the language of the reader', () => {
  expect(inLanguage('ja', outcome)).toBe(
    '製品1,200件のうち1,197件を有効にしました。2件はほかの人が変更していたため、対象外にしました。1件はもうありません。',
  );
  const undone = { ...nothingUndone, deleted: true, asked: 2, done: 2, lost: ['金', '銀'] };
  expect(inLanguage('zh-Hant', () => undoneText('products', undone))).toBe(
    '已還原2個產品。已不存在：金和銀。',
  );
});

test('the first five names are named after their reason', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(namesAfter('Refused: {names}.', names)).toEqual(['Refused: a, b, c, d, e and 2 more.']);
  expect(inLanguage('zh-Hans', () => namesAfter('Refused: {names}.', names))).toEqual([
    '被拒绝：a、b、c、d、e和另外 2 项。',
  ]);
});
