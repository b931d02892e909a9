import type { LinkDescriptor } from 'react-router';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import stylesheet from './admin.css?url';

/** What every page of the back-office loads first: its look and the typefaces of the house. */
export const officeLinks: LinkDescriptor[] = [
  ...fontLinks,
  { rel: 'stylesheet', href: stylesheet },
];
