import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ConnectionProgress,
  cutSlowConnections,
  type SlowLimits,
} from './slow-connections.ts';

export interface ConnectionLimits {
  /** Milliseconds for the headers of a request, from the connection or from the request's first byte. */
  headers: number;
  slow: SlowLimits;
}

interface Connection extends ConnectionProgress {
  outgoing?: ServerResponse;
}

const defaults: ConnectionLimits = { headers: 15_000, slow: { period: 30_000, minBytes: 30_000 } };

export type SiteServer = ReturnType<typeof createSiteServer>;

/** Creates the HTTP server of the site, which cuts slow connections and stops without resetting others. */
export function createSiteServer(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  limits = defaults,
) {
  const open = new Map<Socket, Connection>();
  let stopping = false;
  let held: Promise<void> | undefined;

  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const connection = open.get(incoming.socket);
    if (connection) Object.assign(connection, { incoming, outgoing });
    if (stopping) closeAfter(outgoing);
    answer(incoming, outgoing);
  };
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.headers / 15,
      // A body may take any time if it makes progress: see cutSlowConnections.
      requestTimeout: 0,
    },
    (incoming, outgoing) => {
      if (held) void held.then(() => begin(incoming, outgoing));
      else begin(incoming, outgoing);
    },
  );
  server.on('connection', (socket: Socket) => {
    open.set(socket, {});
    socket.once('close', () => open.delete(socket));
  });
  const slowCheck = setInterval(
    () => cutSlowConnections(open, limits.slow, performance.now()),
    limits.slow.period / 6,
  ).unref();

  const unfinished = () =>
    [...open.values()].flatMap(({ outgoing }) =>
      outgoing && !outgoing.writableFinished ? [outgoing] : [],
    );
  const closeUnused = () => {
    server.closeIdleConnections();
    // Node does not count connections that sent no request as idle.
    for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    server,
    /**
     * Accepts requests for `linger` more milliseconds, answers all of them, and resolves when every connection has
     * closed. Connections that are open `timeout` milliseconds after that are cut.
     */
    async stop({ linger, timeout }: { linger: number; timeout: number }): Promise<void> {
      stopping = true;
      unfinished().forEach(closeAfter);
      await pause(linger);
      // Closing the listener resets connections that wait to be accepted. While all answers are held for a moment, no
      // client sends another request, and the waiting connections are accepted.
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      for (let waited = 0; unfinished().length > 0 && waited < 300; waited += 10) await pause(10);
      await pause(100);
      const closed = new Promise<void>((done) => server.close(() => done()));
      held = undefined;
      resolve();
      const unused = setInterval(closeUnused, 1000);
      const forced = setTimeout(() => server.closeAllConnections(), timeout);
      await closed;
      clearTimeout(forced);
      clearInterval(unused);
      clearInterval(slowCheck);
    },
  };
}

/** Tells the client to send no further request on this connection. */
function closeAfter(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}
