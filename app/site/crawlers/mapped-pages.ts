import type { RouterContextProvider } from 'react-router';
import { hasInterface } from '#app/i18n/catalogues.server.ts';
import {
  type PublicPageName,
  publicPageNames,
  publicPages,
} from '#domain/addresses/public-pages.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { pagePath } from '#domain/pages/page-places.ts';
import { newestChange } from '#domain/site-map/site-map.server.ts';
import { type MappedKind, mappedKinds } from '#domain/site-map/site-map.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { isPageTranslated } from '../seo/page-meta.ts';
import { builtAt } from './built-at.ts';

/** A page in the site map. */
export interface MappedPage {
  path: string;
  changed: Date;
  isTranslated: (code: string) => boolean;
}

/** The kinds of records that a built-in page lists. The page changes when such a record changes. */
const listed: Partial<Record<PublicPageName, readonly MappedKind[]>> = {
  home: mappedKinds,
  products: ['products'],
  gallery: ['gallery_items'],
  news: ['news_items'],
};

/**
 * Every page in the site map except the pages of records. A built-in page changes with its texts, with the newest
 * record that it lists, or with a release.
 */
export async function mappedPages(context: Readonly<RouterContextProvider>): Promise<MappedPage[]> {
  const { language, content } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const { builtIn, own } = shownPages(context);
  const changes = new Map(
    await Promise.all(
      mappedKinds.map(async (kind) => [kind, await newestChange(db, kind, language.code)] as const),
    ),
  );
  return [
    ...publicPageNames.map((name) => ({
      path: publicPages[name].path,
      changed: newest([
        ...(listed[name] ?? []).map((kind) => changes.get(kind)),
        builtIn[name]?.changed,
      ]),
      isTranslated: isPageTranslated(name, builtIn[name], content.words),
    })),
    {
      path: toolPages.finder.path,
      changed: newest([changes.get('products')]),
      isTranslated: (code: string) => hasInterface(code, content.words),
    },
    ...own.map((page) => ({
      path: pagePath(page),
      changed: page.changed,
      isTranslated: (code: string) => page.languages.includes(code),
    })),
  ];
}

/** The newest of these changes; the time of the build if there is none. */
export function newest(changes: (Date | undefined)[]): Date {
  const known = changes.filter((at) => at !== undefined);
  return known.length === 0 ? builtAt : known.reduce((last, at) => (at > last ? at : last));
}
