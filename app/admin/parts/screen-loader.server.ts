import { data, type RouterContextProvider } from 'react-router';
import { StepFailed } from '#domain/failures/failure.ts';
import { servicesContext, visitContext } from '#server/context.ts';

/**
 * Reads something for a screen. When it cannot be read, the screen shows `failure`, or the step of
 * the reading that failed, and a way to try again; the log has the reason.
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
    throw data(error instanceof StepFailed ? error.step : failure, { status: 503 });
  }
}
