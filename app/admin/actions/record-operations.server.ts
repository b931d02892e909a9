import type { Database } from '#database/connect.ts';
import type { Deleted } from '#domain/history/bin.server.ts';
import type { ActionResult, Refusal } from './action-result.ts';
import { numberIn, type Operation } from './screen-action.server.ts';

type Status = 'Active' | 'Inactive';

interface StatusOfRecords {
  entity_type: string;
  /** What people call such a record: 'News item'. */
  noun: string;
  /** Answers what the record is called, or undefined when there is none (any more). */
  set: (db: Database, id: number, status: Status) => Promise<string | undefined>;
  /** Said when there is none. */
  gone: Refusal;
}

/** The `status` operation of a screen: what StatusToggle sends. */
export function statusOperation({ entity_type, noun, set, gone }: StatusOfRecords) {
  return async ({ form, db, record }: Operation): Promise<ActionResult> => {
    const id = numberIn(form, 'id') ?? 0;
    const status = form.get('status') === 'Active' ? 'Active' : 'Inactive';
    const label = await set(db, id, status);
    if (label === undefined) return gone;
    const action = status === 'Active' ? 'activated' : 'deactivated';
    await record({ action, entity_type, entity_id: id, label });
    return { ok: true, toast: `${noun} ${action} successfully` };
  };
}

interface RemovalOfRecords {
  entity_type: string;
  noun: string;
  /** What was deleted, and its entry in the bin if it went there; undefined when there was none. */
  remove: (
    db: Database,
    id: number,
  ) => Promise<(Omit<Deleted, 'binned'> & Partial<Deleted>) | undefined>;
}

/** The `delete` operation of a screen: what ConfirmDelete sends. Deleting what is gone already is no failure. */
export function deleteOperation({ entity_type, noun, remove }: RemovalOfRecords) {
  return async ({ form, db, record }: Operation): Promise<ActionResult> => {
    const id = numberIn(form, 'id') ?? 0;
    const deleted = await remove(db, id);
    if (deleted)
      await record({ action: 'deleted', entity_type, entity_id: id, label: deleted.name });
    return { ok: true, toast: `${noun} deleted successfully`, undo: deleted?.binned };
  };
}
