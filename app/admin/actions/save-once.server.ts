import { createHash } from 'node:crypto';
import { isRecorded } from '#domain/records/record-editing.server.ts';
import type { ActionResult } from './action-result.ts';
import { saveIdField } from './save-id-field.ts';
import type { Operation } from './screen-action.server.ts';

type Save = (operation: Operation) => Promise<ActionResult>;

/**
 * The id of the change set under which the history records a save: a hash of the idempotency key and of
 * everything that was sent, so that different content under the same key is a different save.
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

/** The saves in progress by change set: a repeated request waits for the first one. */
const underWay = new Map<string, Promise<ActionResult>>();

/**
 * Makes a save idempotent: the form sends the same key again if the answer was lost, and the save is done
 * once and answered like the first time. A form without a key is saved as usual.
 */
export function saveOnce(saved: { created: string; updated: string }, save: Save): Save {
  const saveUnlessRecorded = async (
    operation: Operation,
    changeSet: string,
  ): Promise<ActionResult> => {
    const { db, form, services, administrator } = operation;
    const repeatedAnswer: ActionResult = {
      ok: true,
      saved: form.has('id') ? saved.updated : saved.created,
    };
    if (await isRecorded(db, changeSet)) return repeatedAnswer;
    const answer = await save({
      ...operation,
      db: services.actingAs(administrator.email, changeSet),
    });
    // Another process may have done the same save at the same time, and this one was refused because of it.
    return !answer.ok && (await isRecorded(db, changeSet)) ? repeatedAnswer : answer;
  };
  return async (operation) => {
    const saveId = String(operation.form.get(saveIdField) ?? '');
    if (!/^[0-9a-f]{32}$/.test(saveId)) return save(operation);
    const changeSet = changeSetOf(saveId, operation);
    const saving = underWay.get(changeSet) ?? saveUnlessRecorded(operation, changeSet);
    underWay.set(changeSet, saving);
    try {
      return await saving;
    } finally {
      underWay.delete(changeSet);
    }
  };
}
