import type { RouterContextProvider } from 'react-router';
import type { ShownPages } from '#domain/pages/page-content.ts';
import { visitContext } from '#server/visit/context.ts';

/** The texts of all pages in the visitor's language. */
export function shownPages(context: Readonly<RouterContextProvider>): ShownPages {
  const { content, language } = context.get(visitContext);
  return content.pages.in(language.code);
}
