import { expect, test } from 'vitest';
import { inLanguage } from './reader.server.ts';
import { t, translate } from './t.ts';

test('texts without a reader are English, with their values in place', () => {
  expect(t('{count} errors', { count: 1200 })).toBe('1,200 errors');
  expect(translate('Save')).toBe('Save');
});

test('the context of a text tells its meanings apart and is not shown', () => {
  expect([t('Close'), t('Close|message')]).toEqual(['Close', 'Close']);
  inLanguage('ja', () => {
    expect([t('Close'), t('Close|message')]).toEqual(['閉じる', '終了にする']);
  });
});

test('texts are in the language of the reader, and unknown ones stay as they are', () => {
  inLanguage('ja', () => {
    expect(t('{count} errors', { count: 1200 })).toBe('エラー1,200件');
    expect(translate('Save')).toBe('保存');
    for (const unknown of ['Twist Gold', 'constructor', 'toString'])
      expect(translate(unknown)).toBe(unknown);
  });
});
