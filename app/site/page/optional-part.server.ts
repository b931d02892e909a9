import type { RouterContextProvider } from 'react-router';
import type { Database } from '#database/connect.ts';
import { servicesContext, visitContext } from '#server/context.ts';

/**
 * Reads what a page shows in the visitor's language. Undefined, and logged, when that failed: the
 * page then says so itself, within its frame, with status 503.
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

/** Logs a read that failed, under the request's id: a page that lacks a part is not cached. */
export function logFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  const visit = context.get(visitContext);
  visit.page.readFailed = true;
  const { requestId } = visit;
  context.get(servicesContext).log.error({ requestId, error }, 'read failed');
}
