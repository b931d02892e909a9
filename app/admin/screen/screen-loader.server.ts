import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '#server/context.ts';
import type { Part } from './failed-part.tsx';

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
  const { requestId } = context.get(requestContext);
  context.get(servicesContext).log.error({ requestId, failure, error }, 'loading failed');
  return failure;
}
