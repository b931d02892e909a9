import type { Translated } from '../translations/shown-translations.server.ts';

/** One picture of the home page's carousel. */
export interface CarouselSlide extends Translated {
  image_url: string;
  alt_text: string | null;
  title: string | null;
}

/** The time per slide in milliseconds if the setting is missing or no number. */
export const defaultInterval = 5000;

export const shortestInterval = 1000;
const longestInterval = 24 * 60 * 60 * 1000;

/**
 * Parses the setting's text as milliseconds; text after a leading integer is ignored. The minimum of one
 * second avoids flicker, and the maximum of one day is within the range of browser timers.
 */
export function intervalOf(value: string | null | undefined): number {
  const interval = Number.parseInt(value ?? '', 10);
  if (!(interval > 0)) return defaultInterval;
  return Math.min(Math.max(interval, shortestInterval), longestInterval);
}
