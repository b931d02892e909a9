import { interpolate } from './interpolate.ts';

/** A message that a page sends to its scripts: a text, or an English text if the page's language lacks the message. */
export type SentMessage = string | { en: string };

/** The text of a message without its language, for attributes. */
export const lettersIn = (message: SentMessage): string =>
  typeof message === 'string' ? message : message.en;

/** Fills `{name}` of a message like `interpolate`. */
export function filled(message: SentMessage, values: Record<string, string | number>): SentMessage {
  const text = interpolate(lettersIn(message), values);
  return typeof message === 'string' ? text : { en: text };
}

/** Shows a message in an element. An English message marks the element as English. */
export function showMessage(place: HTMLElement, message: SentMessage): void {
  place.textContent = lettersIn(message);
  if (typeof message === 'string') place.removeAttribute('lang');
  else place.lang = 'en';
}

/** Reads the message that `inData` wrote into the data attributes of an element. */
export function messageIn({ dataset }: HTMLElement, name: string): SentMessage {
  const text = dataset[name] ?? '';
  return dataset[`${name}Lang`] === 'en' ? { en: text } : text;
}
