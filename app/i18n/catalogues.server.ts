import { type InLanguages, inLanguage } from '#domain/languages/interface-locale.ts';
import { en, type Messages } from './messages/en/catalogue.ts';
import { ja } from './messages/ja/catalogue.ts';
import { zhHans } from './messages/zh-Hans/catalogue.ts';
import { zhHant } from './messages/zh-Hant/catalogue.ts';

const catalogues: InLanguages<Messages> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
  ja,
};

/**
 * The interface's words in a language; English for a language without a catalogue. No browser imports
 * this, so that only the words of one language travel.
 */
export function messagesOf(languageCode: string): Messages {
  return inLanguage(catalogues, languageCode);
}
