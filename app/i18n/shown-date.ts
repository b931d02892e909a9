import { formatDate, hasEnglishDates } from './dates.ts';
import { type Message, marked } from './message.tsx';

/** A date in the format of the page's language, marked as English if that language has no format of its own. */
export const shownDate = (moment: Date, languageCode: string): Message =>
  marked(formatDate(moment, languageCode), hasEnglishDates(languageCode) ? 'en' : undefined);
