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
 * The interface messages of a language; English if it has none. On the server only, so that a
 * browser loads the messages of one language.
 */
export function messagesOf(languageCode: string): Messages {
  return inLanguage(catalogues, languageCode);
}
