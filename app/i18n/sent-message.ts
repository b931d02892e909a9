import { interpolate } from './interpolate.ts';

/** A message that a page sends to its scripts: its text, or the English one if the page's language lacks it. */
export type SentMessage = string | { en: string };

/** The letters of a message, for attributes. */
export const lettersIn = (message: SentMessage): string =>
  typeof message === 'string' ? message : message.en;

/** Fills `{name}` of a message, as `interpolate` does. */
export function filled(message: SentMessage, values: Record<string, string | number>): SentMessage {
  const text = interpolate(lettersIn(message), values);
  return typeof message === 'string' ? text : { en: text };
}

/** Shows a message in an element, which it marks as English if it is. */
export function showMessage(place: HTMLElement, message: SentMessage): void {
  place.textContent = lettersIn(message);
  if (typeof message === 'string') place.removeAttribute('lang');
  else place.lang = 'en';
}

/** The message in the data of an element, by its name in `dataset`. */
export function messageIn({ dataset }: HTMLElement, name: string): SentMessage {
  const text = dataset[name] ?? '';
  return dataset[`${name}Lang`] === 'en' ? { en: text } : text;
}
