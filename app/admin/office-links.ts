import type { LinkDescriptor } from 'react-router';
import instrumentSans from '#app/ui/fonts/instrument-sans.woff2?url';
import newsreader from '#app/ui/fonts/newsreader-display.woff2?url';
import stylesheet from './admin.css?url';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** What every page of the back-office loads first: its look and the two typefaces of the house. */
export const officeLinks: LinkDescriptor[] = [
  { ...font, href: instrumentSans },
  { ...font, href: newsreader },
  { rel: 'stylesheet', href: stylesheet },
];
