import { formatDate, hasEnglishDates } from './dates.ts';
import { type Message, marked } from './message.tsx';

/** A date in the format of a language. It is marked as English if the language has no format of its own. */
export const shownDate = (moment: Date, languageCode: string): Message =>
  marked(formatDate(moment, languageCode), hasEnglishDates(languageCode) ? 'en' : undefined);
