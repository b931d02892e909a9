import type { LinkDescriptor } from 'react-router';
import instrumentSans from './instrument-sans.woff2?url';
import newsreader from './newsreader-display.woff2?url';
import wordmarkHan from './wordmark-han.woff2?url';

/** Asks for what every page sets before the style sheet does. */
export const fontLinks: LinkDescriptor[] = [newsreader, instrumentSans, wordmarkHan].map(
  (href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }),
);
