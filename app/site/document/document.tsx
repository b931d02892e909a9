import type { ReactNode } from 'react';
import type { LinkDescriptor, MetaDescriptor } from 'react-router';
import { HeadBasics } from '#app/ui/head-basics.tsx';
import { linkTag, metaTag } from './head-tags.tsx';

/** The root loader's data for the document. */
interface RootData {
  lang: string;
}

interface DocumentProps {
  /** Undefined if the root loader failed. */
  root: RootData | undefined;
  meta: MetaDescriptor[];
  links: LinkDescriptor[];
  children: ReactNode;
}

/** The HTML around a public page. */
export function Document({ root, meta, links, children }: DocumentProps) {
  return (
    <html lang={root?.lang ?? 'en'}>
      <head>
        <HeadBasics />
        {meta.map(metaTag)}
        {links.map(linkTag)}
      </head>
      <body>{children}</body>
    </html>
  );
}
