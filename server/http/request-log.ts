import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log/log.ts';

/** Writes a line when a request has been answered, or its visitor has gone. The query stays out of it. */
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
