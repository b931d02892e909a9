import { data, type RouterContextProvider } from 'react-router';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Part } from './failed-part.tsx';

/**
 * What a screen says when its list cannot be read, by its address. The guard says it in the screen's
 * place when it cannot read who asks.
 */
export const loadFailures = {
  '/admin': 'Failed to load data',
  '/admin/products': 'Failed to load products',
  '/admin/categories': 'Failed to load categories',
  '/admin/item-codes': 'Failed to load data',
  '/admin/gallery-categories': 'Failed to load gallery categories',
  '/admin/gallery-items': 'Failed to load gallery data',
  '/admin/news-items': 'Error loading news items',
  '/admin/translations': 'Failed to load items',
  '/admin/general-settings': 'Failed to load carousel images',
  '/admin/general-settings/global': 'Failed to load settings',
  '/admin/general-settings/contact': 'Failed to load contact email',
  '/admin/general-settings/subscribers': 'Failed to load subscribers',
} as const;

/** For a page or its data; undefined where no list is shown. */
export const loadFailureOf = (pathname: string): string | undefined =>
  new Map<string, string>(Object.entries(loadFailures)).get(pathname.replace(/\.data$/, ''));

/**
 * Reads something for a screen. When it cannot be read, the screen shows `failure` and a
 * way to try again; the log has the reason.
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
 * Reads what a screen shows beside its list. When it cannot be read, the rest of the screen goes on
 * without it: see failed-part.tsx.
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

/** Logs the reason and answers the words for people. */
function failed(context: Readonly<RouterContextProvider>, failure: string, error: unknown): string {
  const { requestId } = context.get(visitContext);
  context.get(servicesContext).log.error({ requestId, failure, error }, 'loading failed');
  return failure;
}
