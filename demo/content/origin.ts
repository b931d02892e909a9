import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

export const japan: Phrase = phrase('Japan', '日本', '日本', '日本');
export const india: Phrase = phrase('India', '印度', '印度', 'インド');
