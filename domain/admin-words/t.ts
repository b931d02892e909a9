import type { allTranslations } from './all-translations.server.ts';

/** A text of the back-office: its key is its English. */
export type StaffText = keyof typeof allTranslations;

/** The language of the person who reads the page, unless it is English, and its words by English text. */
export interface Reader {
  language: string;
  /** Changes with the words. */
  version: string;
  words: Readonly<Record<string, string>>;
}

declare global {
  /** Holds the reader: in the browser a script of the page sets it, on the server it belongs to a request. */
  var staffReader: { getStore(): Reader | undefined } | undefined;
}

/** The reader of the page; undefined if they read English. */
export const currentReader = (): Reader | undefined => globalThis.staffReader?.getStore();

/** The language tag of the page, for formats of dates and numbers. */
export const readerLocale = (): string => currentReader()?.language ?? 'en';

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** The values for the places in a text, such as `name` for '{name} was deleted'. */
export type PlaceValues<Text extends string, Value> = [Places<Text>] extends [never]
  ? []
  : [values: Record<Places<Text>, Value>];

/**
 * A text of the back-office in the reader's language: `t('{count} rows', { count: 1200 })` is '1,200 rows'. Call it while
 * a request is answered or a screen is rendered, not when a module is loaded. If one English word says two things, the
 * text has a context that is not shown: `t('Close|message')` is 'Close' in English.
 */
export function t<Text extends StaffText>(
  text: Text,
  ...[values]: PlaceValues<Text, string | number>
): string {
  const shown = withoutContext(text, translate(text));
  if (values === undefined) return shown;
  const inPlaces: Readonly<Record<string, string | number>> = values;
  return shown.replace(/\{(\w+)\}/g, (place, name) => {
    const value = inPlaces[name];
    return typeof value === 'number' ? value.toLocaleString(readerLocale()) : (value ?? place);
  });
}

const withoutContext = (text: StaffText, shown: string): string =>
  shown === text ? text.replace(/\|.*/, '') : shown;

/** A text that a definition or an answer holds, such as the label of a field, in the reader's language. */
export function translate(text: string): string {
  const words = currentReader()?.words;
  return (words && Object.hasOwn(words, text) && words[text]) || text;
}
