import type { KindWords } from '../records/kind-words.ts';

export const settingWords: KindWords = { one: 'Setting', several: 'Settings', nameColumn: 'type' };
