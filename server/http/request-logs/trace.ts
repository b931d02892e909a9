import type { IncomingMessage } from 'node:http';

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/**
 * The trace id of the `traceparent` header (W3C Trace Context), which a proxy or another service may send; undefined
 * if there is none or it is malformed.
 */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, id] = traceparent.exec(String(headers.traceparent ?? '')) ?? [];
  return id === '0'.repeat(32) ? undefined : id;
}
