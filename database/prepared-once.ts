import type { Database } from './connect.ts';

/**
 * Returns a function that prepares a statement once for each database, because building its SQL takes longer than
 * sending it. The statement's values are placeholders. A transaction counts as a database of its own.
 */
export function preparedOnce<Prepared>(
  prepare: (db: Database) => Prepared,
): (db: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
