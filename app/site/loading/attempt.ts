import type { RouterContextProvider } from 'react-router';
import type { Database } from '#database/connect.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';

/**
 * Reads data in the visitor's language. If reading fails, the failure is logged and the result is undefined: the page
 * then shows an error in place of the data, with status 503.
 */
export async function attempt<T>(
  context: Readonly<RouterContextProvider>,
  read: (db: Database, languageCode: string) => Promise<T>,
): Promise<T | undefined> {
  const { db } = context.get(servicesContext);
  try {
    return await read(db, context.get(visitContext).language.code);
  } catch (error) {
    logFailure(context, error);
    return undefined;
  }
}

/** Logs a failed read with the request's id, and keeps the incomplete page out of the cache. */
export function logFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  const visit = context.get(visitContext);
  visit.page.readFailed = true;
  const { requestId } = visit;
  context.get(servicesContext).log.error({ requestId, error }, 'read failed');
}
