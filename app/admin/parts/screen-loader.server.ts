import { data, type RouterContextProvider } from 'react-router';
import { servicesContext, visitContext } from '#server/context.ts';

/**
 * Reads something for a screen. When it cannot be read, the screen shows `failure` and a way to
 * try again; the log has the reason.
 */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  failure: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { requestId } = context.get(visitContext);
    const reason = error instanceof Error ? `${error.stack} ${error.cause ?? ''}` : String(error);
    context.get(servicesContext).log.error({ requestId, failure, error: reason }, 'loading failed');
    throw data(failure, { status: 503 });
  }
}
