import type { LinkDescriptor } from 'react-router';
import instrumentSans from './instrument-sans.woff2?url';
import newsreader from './newsreader-display.woff2?url';
import wordmarkHan from './wordmark-han.woff2?url';

/** Preloads the typefaces of every page. Without this the browser would request them only after the style sheet. */
export const fontLinks: LinkDescriptor[] = [newsreader, instrumentSans, wordmarkHan].map(
  (href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }),
);
