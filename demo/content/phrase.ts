import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';

/** A text in English, Traditional Chinese, Simplified Chinese and Japanese. */
export const phrase = (
  en: string,
  zhHant: string,
  zhHans: string,
  ja: string,
): Readonly<Record<InterfaceLocale, string>> => ({
  ...{ en, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ja },
});
