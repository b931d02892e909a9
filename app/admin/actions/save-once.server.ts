import { createHash } from 'node:crypto';
import { isRecorded } from '#domain/records/record-editing.server.ts';
import type { ActionResult } from './action-result.ts';
import { saveIdField } from './save-id-field.ts';
import type { Operation } from './screen-action.server.ts';

type Save = (operation: Operation) => Promise<ActionResult>;

/**
 * The set of changes in the history that a save makes: its idempotency key together with everything that
 * was sent under it, so that other content under the same key is another save.
 */
export function changeSetOf(
  saveId: string,
  { form, files, administrator }: Pick<Operation, 'form' | 'files' | 'administrator'>,
): string {
  const hash = createHash('sha256').update(
    JSON.stringify([saveId, administrator.email, [...form]]),
  );
  for (const list of files.values())
    for (const { bytes } of list) hash.update(`${bytes.length} `).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** By set of changes: what is sent again while the first save is under way waits for it. */
const underWay = new Map<string, Promise<ActionResult>>();

/**
 * A save whose answer was lost is sent again, by the form under the same idempotency key: it is done
 * once, and answered like the first time.
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
    const saveId = String(operation.form.get(saveIdField) ?? '');
    if (!/^[0-9a-f]{32}$/.test(saveId)) return save(operation);
    const changeSet = changeSetOf(saveId, operation);
    const saving = underWay.get(changeSet) ?? unlessSaved(operation, changeSet);
    underWay.set(changeSet, saving);
    try {
      return await saving;
    } finally {
      underWay.delete(changeSet);
    }
  };
}
