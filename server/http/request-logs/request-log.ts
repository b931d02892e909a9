import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../log/log.ts';
import { traceIdOf } from './trace.ts';

/** Logs a request when it has been answered or its connection has closed. The query is not logged. */
export function logWhenDone(
  log: Log,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  visit: { requestId: string; path: string },
): void {
  const begun = performance.now();
  const traceId = traceIdOf(incoming);
  outgoing.once('close', () => {
    log.info(
      {
        ...visit,
        ...(traceId && { traceId }),
        method: incoming.method,
        host: incoming.headers.host,
        status: outgoing.statusCode,
        ms: Math.round(performance.now() - begun),
      },
      outgoing.writableFinished ? 'answered' : 'cut off',
    );
  });
}
