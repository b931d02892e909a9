import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { withTimeout } from '#database/postgres/timeout.ts';

const channel = 'announcements_arrived';

/** Milliseconds: announcements usually arrive within one. */
const patience = 500;

/**
 * Answers a function that resolves when this process has heard every change that was committed before the call.
 * PostgreSQL delivers announcements in the order of the commits, so the function announces a mark and waits for
 * it. It rejects if the mark does not come in time.
 */
export async function hearAnnouncements(connection: Connection): Promise<() => Promise<void>> {
  const waiting = new Map<string, () => void>();
  await connection.listen(
    channel,
    (mark) => waiting.get(mark)?.(),
    // Announcements may be missing, and the other listeners have been told so.
    () => {
      for (const arrived of waiting.values()) arrived();
    },
  );
  return async () => {
    const mark = randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(mark, resolve));
    const announced = connection.db.execute(sql`select pg_notify(${channel}, ${mark})`);
    try {
      await withTimeout(patience, Promise.all([announced, arrived]), 'no announcement arrived');
    } finally {
      waiting.delete(mark);
    }
  };
}
