import { data, type RouterContextProvider } from 'react-router';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Part } from './failed-part.tsx';

/**
 * What a screen says when its list cannot be read, by its address. The guard uses the same text when it
 * cannot read the session.
 */
export const loadFailures = {
  '/admin': 'Failed to load data',
  '/admin/products': 'Failed to load products',
  '/admin/categories': 'Failed to load categories',
  '/admin/item-codes': 'Failed to load data',
  '/admin/shades': 'Failed to load shades',
  '/admin/gallery-categories': 'Failed to load gallery categories',
  '/admin/gallery-items': 'Failed to load gallery data',
  '/admin/news-items': 'Error loading news items',
  '/admin/pages': 'Failed to load pages',
  '/admin/translations': 'Failed to load items',
  '/admin/general-settings': 'Failed to load carousel images',
  '/admin/general-settings/global': 'Failed to load settings',
  '/admin/general-settings/contact': 'Failed to load contact email',
  '/admin/general-settings/subscribers': 'Failed to load subscribers',
  '/admin/general-settings/company': 'Failed to load the company',
  '/admin/general-settings/messages': 'Failed to load settings',
  '/admin/general-settings/languages': 'Failed to load languages',
  '/admin/search-words': 'Failed to load the search words',
  '/admin/words': 'Failed to load the words of the interface',
} as const;

/** The text for the path of a page or of its data; undefined if the screen has no text of its own. */
export const loadFailureOf = (pathname: string): string | undefined =>
  new Map<string, string>(Object.entries(loadFailures)).get(pathname.replace(/\.data$/, ''));

/**
 * Reads the main data of a screen. If `read` throws, the error is logged and a 503 with `failure` is thrown,
 * which ScreenError shows with Try Again.
 */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  failure: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw data(failed(context, failure, error), { status: 503 });
  }
}

/**
 * Reads what a screen shows beside its list. If `read` throws, the error is logged and the part is answered
 * as failed, so that the rest of the screen still loads: see failed-part.tsx.
 */
export async function loadPart<T>(
  context: Readonly<RouterContextProvider>,
  failure: string,
  read: () => Promise<T>,
): Promise<Part<T>> {
  try {
    return { value: await read() };
  } catch (error) {
    return { failed: failed(context, failure, error) };
  }
}

/** Logs the error and answers the text for staff. */
function failed(context: Readonly<RouterContextProvider>, failure: string, error: unknown): string {
  const { requestId } = context.get(visitContext);
  context.get(servicesContext).log.error({ requestId, failure, error }, 'loading failed');
  return failure;
}
