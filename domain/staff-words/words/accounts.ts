import type { Translations } from './translations.ts';

/** The screen Accounts. */
export const accounts = {
  'Change Language': ['更改語言', '更改语言', '言語を変更'],
  'Language of the Back-Office': ['後台語言', '后台语言', '管理画面の言語'],
  'Failed to change the language': ['未能更改語言', '未能更改语言', '言語を変更できませんでした'],
} as const satisfies Translations;
