import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecorded } from '#domain/records/record-editing.server.ts';
import { saveIdField } from './save-id-field.ts';
import type { Operate, Operation } from './screen-action.server.ts';

/** The change set under which the history records a save: a hash of the key and of everything that was sent. */
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

/** Milliseconds between two checks of whether another request has finished the same save. */
const wait = 100;

/**
 * Makes a save idempotent. If the answer was lost, the form sends the same key again; the save is not repeated, and the
 * answer is that of the first time. A repeat waits while the first request is in progress, also in another process. A
 * form without a key is saved as usual.
 */
export function saveOnce(saved: { created: string; updated: string }, save: Operate): Operate {
  return async (operation) => {
    const { db, form, services, administrator } = operation;
    const saveId = String(form.get(saveIdField) ?? '');
    if (!/^[0-9a-f]{32}$/.test(saveId)) return save(operation);
    const changeSet = changeSetOf(saveId, operation);
    const { saving } = services.limits;
    while (!(await saving.take(changeSet))) await pause(wait);
    try {
      if (await isRecorded(db, changeSet))
        return { ok: true, saved: form.has('id') ? saved.updated : saved.created };
      return await save({ ...operation, db: services.actingAs(administrator.email, changeSet) });
    } finally {
      // If the claim cannot be released, it expires by itself.
      await saving.release(changeSet).catch(() => undefined);
    }
  };
}
