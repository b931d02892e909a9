import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log/log.ts';

/** Logs a request when it has been answered or its connection has closed. The query is not logged. */
export function logWhenDone(
  log: Log,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  visit: { requestId: string; path: string },
): void {
  const begun = performance.now();
  outgoing.once('close', () => {
    log.info(
      {
        ...visit,
        method: incoming.method,
        host: incoming.headers.host,
        status: outgoing.statusCode,
        ms: Math.round(performance.now() - begun),
      },
      outgoing.writableFinished ? 'answered' : 'cut off',
    );
  });
}
