import type { ReactNode } from 'react';
import type { LinkDescriptor, MetaDescriptor } from 'react-router';
import { HeadBasics } from '#app/ui/head-basics.tsx';
import { linkTag, metaTag } from './head-tags.tsx';

interface DocumentProps {
  /** The data is undefined if the root loader failed. */
  root: { lang: string } | undefined;
  meta: MetaDescriptor[];
  links: LinkDescriptor[];
  children: ReactNode;
}

/** The HTML document around a public page. */
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
