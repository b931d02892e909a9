import type { LinkDescriptor } from 'react-router';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import stylesheet from './admin.css?url';

/** The stylesheet and fonts that every page of the back-office loads. */
export const adminLinks: LinkDescriptor[] = [...fontLinks, { rel: 'stylesheet', href: stylesheet }];
