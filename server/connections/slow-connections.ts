import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowLimits {
  /** Milliseconds in which bytes are counted. For a reader the period is twice as long. */
  period: number;
  /** Bytes that must be transferred in a period. */
  minBytes: number;
}

/** The progress of a connection. */
export interface ConnectionProgress {
  /** The last request on the connection. */
  incoming?: IncomingMessage;
  phase?: 'body' | 'reader' | undefined;
  since?: number;
  movedBefore?: number;
}

/**
 * Resets connections whose client sends a body or reads an answer more slowly than any real line. Time in which the
 * client waits for the server does not count. `now` is in milliseconds.
 */
export function cutSlowConnections(
  open: Map<Socket, ConnectionProgress>,
  limits: SlowLimits,
  now: number,
): void {
  for (const [socket, progress] of open) {
    const { since = now, movedBefore = 0 } = progress;
    const phase = phaseOf(socket, progress.incoming);
    const moved = phase === 'body' ? socket.bytesRead : accepted(socket);
    const isSamePhase = phase === progress.phase;
    // The send buffer of the operating system drains in steps of up to a megabyte, so a reader gets more time.
    const period = phase === 'reader' ? 2 * limits.period : limits.period;
    if (isSamePhase && now - since < period) continue;
    if (isSamePhase && phase && moved - movedBefore < limits.minBytes) socket.resetAndDestroy();
    else Object.assign(progress, { phase, since: now, movedBefore: moved });
  }
}

function phaseOf(socket: Socket, incoming: IncomingMessage | undefined) {
  if (queued(socket) > 0) return 'reader';
  // While received data is unread, the client waits for the server.
  const isBodyWanted = incoming && !incoming.complete && incoming.readableLength === 0;
  return isBodyWanted ? 'body' : undefined;
}

/** Only the internal handle knows how many bytes the operating system has not accepted yet. */
const handleOf = (socket: Socket) =>
  (socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null })._handle;

const queued = (socket: Socket) => socket.writableLength + (handleOf(socket)?.writeQueueSize ?? 0);

/** Bytes that the operating system has accepted, which follows the reader's progress. */
function accepted(socket: Socket): number {
  const handle = handleOf(socket);
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
