import type { Phrase } from './content-types.ts';

export const phrase = (en: string, zhHant: string, zhHans: string, ja: string): Phrase => ({
  ...{ en, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ja },
});
