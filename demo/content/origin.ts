import type { Phrase } from './content-types.ts';

export const japan: Phrase = { en: 'Japan', 'zh-Hant': '日本', 'zh-Hans': '日本', ja: '日本' };
export const india: Phrase = { en: 'India', 'zh-Hant': '印度', 'zh-Hans': '印度', ja: 'インド' };
