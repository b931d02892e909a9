import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowLimits {
  /** Milliseconds over which is counted; twice as many where an answer is read. */
  over: number;
  /** Bytes that have to move in that time, where bytes are waited for. */
  least: number;
}

/** What is counted of a connection. */
export interface Counted {
  /** The request that came last. */
  incoming?: IncomingMessage;
  waitsFor?: 'body' | 'reader' | undefined;
  since?: number;
  movedBefore?: number;
}

/**
 * Cuts connections whose client sends a body, or reads an answer, more slowly than any line is. Time
 * that the site itself takes is nobody's fault. `now` is in milliseconds.
 */
export function cutSlow(open: Map<Socket, Counted>, limits: SlowLimits, now: number): void {
  for (const [socket, counted] of open) {
    const { since = now, movedBefore = 0 } = counted;
    const waitsFor = whatIsWaitedFor(socket, counted.incoming);
    const moved = waitsFor === 'body' ? socket.bytesRead : taken(socket);
    const goesOn = waitsFor === counted.waitsFor;
    // The system takes over in steps of up to a megabyte what a reader has made room for.
    const over = waitsFor === 'reader' ? 2 * limits.over : limits.over;
    if (goesOn && now - since < over) continue;
    if (goesOn && waitsFor && moved - movedBefore < limits.least) socket.resetAndDestroy();
    else Object.assign(counted, { waitsFor, since: now, movedBefore: moved });
  }
}

function whatIsWaitedFor(socket: Socket, incoming: IncomingMessage | undefined) {
  if (queued(socket) > 0) return 'reader';
  // What has arrived and was not read yet waits for us.
  const isBodyWanted = incoming && !incoming.complete && incoming.readableLength === 0;
  return isBodyWanted ? 'body' : undefined;
}

/** Only below a socket does Node know what the operating system has not taken over yet. */
const handleOf = (socket: Socket) =>
  (socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null })._handle;

const queued = (socket: Socket) => socket.writableLength + (handleOf(socket)?.writeQueueSize ?? 0);

/** Bytes that the operating system has taken over, which it does as the reader makes room. */
function taken(socket: Socket): number {
  const handle = handleOf(socket);
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
