import { expect, test } from 'vitest';
import { joinList } from './join-list.ts';

test('a list has the comma of its language', () => {
  const listed = (code: string) => joinList(['ST100', 'ST120'], code);
  expect(['en', 'fr'].map(listed)).toEqual(['ST100, ST120', 'ST100, ST120']);
  expect(['zh-Hant', 'zh-Hans', 'ja'].map(listed)).toEqual(Array(3).fill('ST100、ST120'));
});
