import type { Database } from '#database/connect.ts';
import type { RefusedEvent } from './security-event.ts';
import { addOccurrences, type RequestSource, recordSecurity } from './security-log.server.ts';

interface Attempt {
  event: RefusedEvent;
  /** The account; undefined for unknown addresses, which share one counter. */
  administrator?: { id: string; email: string } | undefined;
  from: RequestSource;
  detail: string;
}

const hour = 60 * 60 * 1000;

/**
 * Counts refused attempts in the security log: one entry per hour, event and account, with the source of the
 * first attempt. An entry is updated only when its count has doubled, which limits the writes of a flood.
 */
export class RefusedAttempts {
  readonly #db: Database;
  #lines = new Map<string, { times: number; id: Promise<number> }>();
  #hour = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts an attempt. Rejects if the log cannot be written. */
  async count({ event, administrator, from, detail }: Attempt): Promise<void> {
    const now = Math.floor(Date.now() / hour);
    if (now !== this.#hour) this.#lines.clear();
    this.#hour = now;
    const key = `${event} ${administrator?.id ?? ''}`;
    const line = this.#lines.get(key);
    if (line) {
      line.times++;
      const { times } = line;
      const hasDoubled = (times & (times - 1)) === 0;
      if (hasDoubled) await addOccurrences(this.#db, await line.id, times);
      return;
    }
    const id = recordSecurity(this.#db, { event, administrator, from, detail });
    this.#lines.set(key, { times: 1, id });
    try {
      await id;
    } catch (error) {
      this.#lines.delete(key);
      throw error;
    }
  }
}
