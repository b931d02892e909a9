import type { RouterContextProvider } from 'react-router';
import { hasInterface, messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { type PublicPageName, publicPages } from '#domain/addresses/public-pages.ts';
import type { InterfaceWords } from '#domain/changed-words/interface-words.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ShownPage } from '#domain/pages/page-content.ts';
import { pagePath } from '#domain/pages/page-places.ts';
import { visitContext } from '#server/visit/context.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { siteCompany } from '../loading/site-company.ts';
import { describe, type PageMeta } from './describe-page.ts';

interface Loaded {
  loaderData?: { meta?: PageMeta } | null | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The `meta` export of pages: the tags that the page's loader returned. If the loader failed, the title says so. */
export function meta({ loaderData, matches }: Loaded): PageMeta {
  if (loaderData?.meta) return loaderData.meta;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { failure: { pageFailed: string } }
    | undefined;
  return root ? [{ title: root.failure.pageFailed }, { name: 'robots', content: 'noindex' }] : [];
}

type Context = Readonly<RouterContextProvider>;

/** The meta tags of a built-in page. */
export function fixedPageMeta(
  context: Context,
  page: PublicPageName,
  path: string = publicPages[page].path,
): PageMeta {
  const visit = context.get(visitContext);
  const texts = shownPages(context).builtIn[page];
  const name = messagesOf(visit).layout[page];
  return describe(context, path, {
    title: texts?.meta_title ?? texts?.title ?? name,
    description: texts?.meta_description ?? texts?.lead ?? '',
    trail: page === 'home' ? [] : [trailOf(context, page)],
    isTranslated: isPageTranslated(page, texts, visit.content.words),
  });
}

/** The meta tags of a page whose texts are in the messages, such as the finder. */
export function toolPageMeta(
  context: Context,
  path: string,
  texts: { title: string; description: string },
): PageMeta {
  const { words } = context.get(visitContext).content;
  return describe(context, path, {
    ...texts,
    trail: [{ name: texts.title, path }],
    isTranslated: (code) => hasInterface(code, words),
  });
}

/** Whether a built-in page is translated: About by its texts, the other pages by the messages. */
export const isPageTranslated =
  (page: PublicPageName, texts: ShownPage | undefined, words: InterfaceWords) =>
  (code: string): boolean =>
    page === 'about' && texts
      ? code === originalLanguage || texts.languages.includes(code)
      : hasInterface(code, words);

/** The meta tags of a page that the owner added. */
export function ownPageMeta(context: Context, page: ShownPage): PageMeta {
  const path = pagePath(page);
  return describe(context, path, {
    title: page.meta_title ?? page.title,
    description: page.meta_description ?? page.lead ?? '',
    trail: [{ name: page.title, path }],
    isTranslated: (code) => page.languages.includes(code),
  });
}

/** The main page above a record, for the breadcrumb. */
export function trailOf(context: Context, page: Exclude<PublicPageName, 'home'>) {
  const texts = shownPages(context).builtIn[page];
  const { layout } = messagesOf(context.get(visitContext));
  return { name: texts?.meta_title ?? texts?.title ?? layout[page], path: publicPages[page].path };
}

/** The meta tags of a missing page: a title and `noindex`. Pages that search engines must not list use them too. */
export function missingPageMeta(
  context: Context,
  texts?: { title: string; description: string },
): PageMeta {
  const { layout, seo } = messagesOf(context.get(visitContext));
  return [
    {
      title: interpolate(seo.titled, {
        title: texts?.title ?? layout.pageNotFound,
        site: siteCompany(context).siteName,
      }),
    },
    { name: 'description', content: texts?.description ?? layout.pageNotFoundText },
    { name: 'robots', content: 'noindex' },
  ];
}
