import { expect, test } from 'vitest';
import { inLanguage } from './reader.server.ts';
import { storedText } from './stored-text.ts';

const texts = ['{count} message', '{count} messages'] as const;

test('a stored text is shown in the language of the reader with its values, an unknown one as it is', () => {
  expect(storedText('1,200 messages', texts)).toBe('1,200 messages');
  inLanguage('ja', () => {
    expect(storedText('1,200 messages', texts)).toBe('メッセージ1,200件');
    for (const other of ['1,200 messages.', 'messages', ''])
      expect(storedText(other, texts)).toBe(other);
  });
});
