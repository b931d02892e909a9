import type { Translations } from './translations.ts';

/** The pages before the sign-in. */
export const signIn = {
  'Sign in': ['登入', '登录', 'サインイン'],
  Language: ['語言', '语言', '言語'],
} as const satisfies Translations;
