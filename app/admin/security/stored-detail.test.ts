import { expect, test } from 'vitest';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { storedDetail } from './stored-detail.server.ts';

const details: [event: string, detail: string, japanese: string][] = [
  ['invited', 'a@b.c, as Editor', 'a@b.c（編集者）'],
  [
    'role changed',
    'a@b.c: Administrator → Translator (ja, zh-Hant)',
    'a@b.c：管理者 → 翻訳者（ja、zh-Hant）',
  ],
  [
    'role changed',
    'a@b.c: Translator (no language) → Editor',
    'a@b.c：翻訳者（言語なし） → 編集者',
  ],
  ['sessions ended', '2 other sessions ended', 'ほかの2件のセッションを終了しました。'],
  ['sessions ended', 'a@b.c', 'a@b.c'],
  ['person erased', '1 message, 2 history entries', 'メッセージ1件、履歴2件'],
  ['not allowed', '/admin/accounts', '/admin/accounts'],
];

test('details of the log are shown in the language of the reader', () => {
  for (const [event, detail, japanese] of details) {
    expect(storedDetail(event, detail)).toBe(detail);
    inLanguage('ja', () => expect(storedDetail(event, detail)).toBe(japanese));
  }
});
