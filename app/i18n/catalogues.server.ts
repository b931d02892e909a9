import { type SpokenLanguage, spokenLanguage } from '#domain/languages/spoken-language.ts';
import { en, type Words } from './messages/en/catalogue.ts';

const catalogues: Record<SpokenLanguage, Words> = { en, 'zh-Hant': en, 'zh-Hans': en, ja: en };

/**
 * The interface's words in a language; English for a language without a catalogue. They go to the
 * visitor with the page's data, so that only the words of one language travel.
 */
export function wordsOf(languageCode: string): Words {
  return catalogues[spokenLanguage(languageCode)];
}
