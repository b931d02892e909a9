import { currentReader, t } from '../admin-words/t.ts';
import type { Language } from '../languages/language.ts';
import { englishName } from '../languages/language-tag.ts';
import { beginWords, typedWords } from './typed-words.ts';

/** One reading of 'translate viscose to japanese'. */
interface TranslateRequest {
  /** A part of the record's name. */
  name: string;
  /** The languages that the text may mean; empty if it names none. */
  languages: Language[];
}

const isTo = (word: string | undefined) => word === 'to' || word === 'into';

/** The languages that the words mean. Each word must begin a word of the language's code, own name or English name. */
function languagesNamed(words: string[], offered: readonly Language[]): Language[] {
  const named = isTo(words[0]) ? words.slice(1) : words;
  if (named.length === 0) return [];
  return offered.filter(({ code, name }) =>
    beginWords(named, `${code} ${name} ${englishName(code) ?? ''}`),
  );
}

/** The text with 'translate' for the reader's own verb, which Chinese and Japanese write without a space behind it. */
function withVerbApart(text: string): string {
  const verb = t('Translate');
  const typed = text.trim();
  return currentReader() && typed.startsWith(verb)
    ? `translate ${typed.slice(verb.length)}`
    : typed;
}

/**
 * How a typed text may be read as a request to translate a record: first with the longest end of it that names a
 * language, then with all of it as the record's name. Empty if it is no such request.
 */
export function readTranslateRequest(
  text: string,
  offered: readonly Language[],
): TranslateRequest[] {
  const [verb, ...words] = typedWords(withVerbApart(text));
  if (verb !== 'translate' || words.length === 0) return [];
  const name = (isTo(words.at(-1)) ? words.slice(0, -1) : words).join(' ');
  const readings = words.map((_, at) => ({
    name: words.slice(0, at).join(' '),
    languages: languagesNamed(words.slice(at), offered),
  }));
  const best = readings.find((one) => one.name !== '' && one.languages.length > 0);
  return [...(best ? [best] : []), { name, languages: [] }];
}
