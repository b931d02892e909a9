/** One picture of the home page's carousel. */
export interface CarouselSlide {
  id: number;
  image_url: string;
  alt_text: string | null;
  title: string | null;
}

/** How long a slide stays where the setting is missing or no number, in milliseconds. */
export const defaultInterval = 5000;

export const shortestInterval = 1000;
const longestInterval = 24 * 60 * 60 * 1000;

/**
 * The setting's text as milliseconds: the integer that it starts with. Less than a second would
 * flicker, and more than a day is beyond a browser's timers.
 */
export function intervalOf(value: string | null | undefined): number {
  const interval = Number.parseInt(value ?? '', 10);
  if (!(interval > 0)) return defaultInterval;
  return Math.min(Math.max(interval, shortestInterval), longestInterval);
}
