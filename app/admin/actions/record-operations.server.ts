import type { Database } from '#database/connect.ts';
import type { Deleted } from '#domain/history/bin.server.ts';
import { type ActionResult, type Refusal, undoDeletion } from './action-result.ts';
import { numberIn, type Operation } from './screen-action.server.ts';

type Status = 'Active' | 'Inactive';

interface StatusOfRecords {
  /** What people call such a record: 'News item'. */
  noun: string;
  /** Answers what the record is called, or undefined when there is none (any more). */
  set: (db: Database, id: number, status: Status) => Promise<string | undefined>;
  /** The answer when there is none. */
  gone: Refusal;
}

/** The `status` operation of a screen: what StatusToggle sends. */
export function statusOperation({ noun, set, gone }: StatusOfRecords) {
  return async ({ form, db }: Operation): Promise<ActionResult> => {
    const id = numberIn(form, 'id') ?? 0;
    const status = form.get('status') === 'Active' ? 'Active' : 'Inactive';
    if ((await set(db, id, status)) === undefined) return gone;
    const action = status === 'Active' ? 'activated' : 'deactivated';
    return { ok: true, toast: `${noun} ${action} successfully` };
  };
}

interface RemovalOfRecords {
  noun: string;
  /** Answers the entry in the bin, if what was deleted went there. */
  remove: (db: Database, id: number) => Promise<Deleted | undefined>;
}

/** The `delete` operation of a screen: what ConfirmDelete sends. Deleting what is gone already is no failure. */
export function deleteOperation({ noun, remove }: RemovalOfRecords) {
  return async ({ form, db }: Operation): Promise<ActionResult> => {
    const deleted = await remove(db, numberIn(form, 'id') ?? 0);
    return { ok: true, toast: `${noun} deleted successfully`, undo: undoDeletion(deleted) };
  };
}
