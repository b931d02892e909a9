import type { Database } from '#database/connect.ts';
import { changeLikes } from './likes.server.ts';

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
