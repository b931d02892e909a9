import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Counted, cutSlow, type SlowLimits } from './slow-connections.ts';

export interface SiteServer {
  server: Server;
  /**
   * Answers what arrives for `linger` milliseconds more and whatever has arrived by then, and
   * resolves when every connection has ended. After `patience` milliseconds the rest is cut.
   */
  stop(options: { linger: number; patience: number }): Promise<void>;
}

export interface ConnectionLimits {
  /** Milliseconds for the headers of a request, from the connection or its first byte. */
  headers: number;
  slow: SlowLimits;
}

interface Connection extends Counted {
  outgoing?: ServerResponse;
}

const usual: ConnectionLimits = { headers: 15_000, slow: { over: 30_000, least: 30_000 } };

/** The HTTP server of the site: not held up by the slow, and closed without a reset. */
export function createSiteServer(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  limits = usual,
): SiteServer {
  const open = new Map<Socket, Connection>();
  let stopping = false;
  let held: Promise<void> | undefined;

  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const connection = open.get(incoming.socket);
    if (connection) Object.assign(connection, { incoming, outgoing });
    if (stopping) isLast(outgoing);
    answer(incoming, outgoing);
  };
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.headers / 15,
      // A body may take as long as it likes while it moves: see cutSlow.
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
  const looking = setInterval(
    () => cutSlow(open, limits.slow, performance.now()),
    limits.slow.over / 6,
  ).unref();

  const underWay = () =>
    [...open.values()].flatMap(({ outgoing }) =>
      outgoing && !outgoing.writableFinished ? [outgoing] : [],
    );
  const closeUnused = () => {
    server.closeIdleConnections();
    // Node does not count those among the idle that never asked for anything.
    for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    server,
    async stop({ linger, patience }) {
      stopping = true;
      underWay().forEach(isLast);
      await pause(linger);
      // Closing resets connections that nobody has accepted yet. Where all answers wait for a moment,
      // nobody comes back for more, and those that are on their way are accepted.
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      for (let waited = 0; underWay().length > 0 && waited < 300; waited += 10) await pause(10);
      await pause(100);
      const closed = new Promise<void>((done) => server.close(() => done()));
      held = undefined;
      resolve();
      const unused = setInterval(closeUnused, 1000);
      const forced = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(forced);
      clearInterval(unused);
      clearInterval(looking);
    },
  };
}

/** The client is told not to ask again on this connection. */
function isLast(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}
