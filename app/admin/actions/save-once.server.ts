import { isRecorded } from '#domain/records/record-editing.server.ts';
import { saveIdField } from '../form/save-id.ts';
import type { ActionResult } from './action-result.ts';
import type { Operation } from './screen-action.server.ts';

type Save = (operation: Operation) => Promise<ActionResult>;

/** By administrator and save: what is sent again meanwhile waits for it. */
const underWay = new Map<string, Promise<ActionResult>>();

/**
 * A save whose answer was lost is sent again, by the form under the same id (an idempotency key): it
 * is done once, and answered like the first time. The id is that of the set of changes in the history.
 */
export function saveOnce(saved: { created: string; updated: string }, save: Save): Save {
  const unlessSaved = async (operation: Operation, changeSet: string): Promise<ActionResult> => {
    const { db, form, services, administrator } = operation;
    const asBefore: ActionResult = {
      ok: true,
      saved: form.has('id') ? saved.updated : saved.created,
    };
    if (await isRecorded(db, changeSet)) return asBefore;
    const answer = await save({
      ...operation,
      db: services.actingAs(administrator.email, changeSet),
    });
    // Another process may have been at the same save: what is refused then is refused because of it.
    return !answer.ok && (await isRecorded(db, changeSet)) ? asBefore : answer;
  };
  return async (operation) => {
    const changeSet = String(operation.form.get(saveIdField) ?? '');
    if (!/^[0-9a-f]{32}$/.test(changeSet)) return save(operation);
    const key = `${operation.administrator.email} ${changeSet}`;
    const saving = underWay.get(key) ?? unlessSaved(operation, changeSet);
    underWay.set(key, saving);
    try {
      return await saving;
    } finally {
      underWay.delete(key);
    }
  };
}
