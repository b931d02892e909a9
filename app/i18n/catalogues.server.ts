import type { InterfaceWords } from '#domain/changed-words/interface-words.ts';
import {
  hasInterfaceLocale,
  type InLanguages,
  inLanguage,
  interfaceLocale,
} from '#domain/languages/interface-locale.ts';
import { type Language, originalLanguage } from '#domain/languages/language.ts';
import { marked, type Shown } from './message.tsx';
import { flatMessages, withWords } from './message-paths.ts';
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
 * The built-in interface messages of a language; English if the language has none. They stay on the server, so that a
 * browser loads only the messages that it shows.
 */
export function catalogueOf(languageCode: string): Messages {
  return inLanguage(catalogues, languageCode);
}

/** The paths of all messages, such as 'layout.home'. */
export const messageKeys: readonly string[] = flatMessages(en).map(([key]) => key);

/** The part of a visit on which its messages depend. */
interface Shows {
  language: Pick<Language, 'code'>;
  content: { words: InterfaceWords };
}

/** The interface messages of a language. */
interface Interface {
  messages: Messages;
  /** The messages for the text of pages: a message that the language lacks is marked as English. */
  shown: Shown<Messages>;
  /** Whether the language has a catalogue, or stored words for most messages. */
  isTranslated: boolean;
}

/** The composed interfaces, by stored words. A change of the words creates a new object. */
const composed = new WeakMap<InterfaceWords, Map<string, Interface>>();

function interfaceIn(code: string, words: InterfaceWords): Interface {
  const known = composed.get(words) ?? new Map<string, Interface>();
  composed.set(words, known);
  const found = known.get(code) ?? compose(code, words);
  known.set(code, found);
  return found;
}

/** Lays the stored words over the built-in messages. What the language lacks is in English, with the words of staff. */
function compose(code: string, words: InterfaceWords): Interface {
  const stored = words.get(code) ?? {};
  const english = interfaceLocale(code) === originalLanguage ? words.get(originalLanguage) : {};
  const messages = withWords(catalogueOf(code), { ...english, ...stored });
  const isBuiltIn = hasInterfaceLocale(code);
  const missing = isBuiltIn ? [] : flatMessages(messages).filter(([key]) => !(key in stored));
  const inEnglish = missing
    .filter(([, text]) => hasLetters(text))
    .map(([key, text]) => [key, marked(text, originalLanguage)]);
  return {
    messages,
    shown: missing.length === 0 ? messages : withWords(messages, Object.fromEntries(inEnglish)),
    isTranslated: missing.length * 2 < messageKeys.length,
  };
}

/** Whether a message has letters of its own. A message such as '{from}-{to}' has none. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** The interface messages of a visit: the built-in ones with the words that staff have stored. */
export const messagesOf = ({ language, content }: Shows): Messages =>
  interfaceIn(language.code, content.words).messages;

/** The messages of a visit for the text of pages: those that the language lacks are marked as English. */
export const shownMessagesOf = ({ language, content }: Shows): Shown<Messages> =>
  interfaceIn(language.code, content.words).shown;

/** Whether the interface exists in a language: the language has a catalogue, or staff have stored most of its words. */
export const hasInterface = (languageCode: string, words: InterfaceWords): boolean =>
  interfaceIn(languageCode, words).isTranslated;
