import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { withTimeout } from '#database/postgres/timeout.ts';

const channel = 'announcements_arrived';

/** Milliseconds; announcements usually arrive within one. */
const timeout = 500;

/**
 * Returns a function that resolves when this process has received the announcement of every change that was committed
 * before the call. PostgreSQL delivers announcements in commit order, so the function announces a marker and waits for
 * it. It rejects if the marker does not arrive within half a second.
 */
export async function announcementBarrier(connection: Connection): Promise<() => Promise<void>> {
  const waiting = new Map<string, () => void>();
  await connection.listen(
    channel,
    (marker) => waiting.get(marker)?.(),
    // After a gap the marker may never arrive. Every listener's gap handler runs then, so the wait can end.
    () => {
      for (const arrived of waiting.values()) arrived();
    },
  );
  return async () => {
    const marker = randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(marker, resolve));
    const announced = connection.db.execute(sql`select pg_notify(${channel}, ${marker})`);
    try {
      await withTimeout(timeout, Promise.all([announced, arrived]), 'no announcement arrived');
    } finally {
      waiting.delete(marker);
    }
  };
}
