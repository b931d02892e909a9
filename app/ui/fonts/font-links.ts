import type { LinkDescriptor } from 'react-router';
import instrumentSans from './instrument-sans.woff2?url';
import newsreader from './newsreader-display.woff2?url';

/** Asks for the two typefaces of the house before the style sheet does. */
export const fontLinks: LinkDescriptor[] = [newsreader, instrumentSans].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  href,
}));
