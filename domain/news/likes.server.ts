import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';
import { largestInteger } from '../largest-integer.ts';

/**
 * Takes likes of an Active item back, never below 0, then adds those given, as far as a number goes,
 * and answers the new count.
 * Undefined when there is no such item. One statement, so that racing visitors are all counted.
 */
export async function changeLikes(
  db: Database,
  id: number,
  given: number,
  takenBack = 0,
): Promise<number | undefined> {
  const [changed] = await db
    .update(news_items)
    .set({
      likes: sql`least(${largestInteger}::bigint, greatest(0, ${news_items.likes} - ${takenBack}::int)::bigint + ${given}::int)`,
    })
    .where(and(eq(news_items.id, id), eq(news_items.status, 'Active')))
    .returning({ likes: news_items.likes });
  return changed?.likes;
}

/** The present counts of those of the items that are Active. */
export function readLikes(db: Database, ids: number[]): Promise<{ id: number; likes: number }[]> {
  return db
    .select({ id: news_items.id, likes: news_items.likes })
    .from(news_items)
    .where(and(inArray(news_items.id, ids), eq(news_items.status, 'Active')));
}

interface Batch {
  given: number;
  takenBack: number;
}

interface Gathering {
  batch: Batch;
  written: Promise<number | undefined>;
}

/**
 * Counts likes with one write per item at a time: those that come meanwhile go together in the next
 * one, so that a crowd does not stand in line for a row's lock.
 */
export class LikeBatches {
  readonly #db: Database;
  readonly #underWay = new Map<number, Promise<number | undefined>>();
  readonly #gathering = new Map<number, Gathering>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Answers the count once the like is in it: see changeLikes. */
  give(id: number): Promise<number | undefined> {
    return this.#join(id, 'given');
  }

  takeBack(id: number): Promise<number | undefined> {
    return this.#join(id, 'takenBack');
  }

  #join(id: number, how: keyof Batch): Promise<number | undefined> {
    const gathering = this.#gathering.get(id) ?? this.#begin(id);
    gathering.batch[how]++;
    return gathering.written;
  }

  #begin(id: number): Gathering {
    const batch = { given: 0, takenBack: 0 };
    const before = this.#underWay.get(id);
    const write = async () => {
      // A failure is for those who were part of it.
      await before?.catch(() => undefined);
      this.#gathering.delete(id);
      return changeLikes(this.#db, id, batch.given, batch.takenBack);
    };
    const written = write().finally(() => {
      if (this.#underWay.get(id) === written) this.#underWay.delete(id);
    });
    this.#underWay.set(id, written);
    const gathering = { batch, written };
    this.#gathering.set(id, gathering);
    return gathering;
  }
}
