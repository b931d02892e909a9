import type { DemoLanguage } from './content-types.ts';

export const languages: readonly DemoLanguage[] = [
  { code: 'en', name: 'English', display_order: 1 },
  { code: 'zh-Hant', name: '繁體中文', display_order: 2 },
  { code: 'zh-Hans', name: '简体中文', display_order: 3 },
  { code: 'ja', name: '日本語', display_order: 4 },
];
