import type { Database } from '#database/connect.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';
import { savingFiles } from '../files/saved-files.server.ts';
import type { RecordRefusal, SaveOutcome, Stores } from './kind.server.ts';
import type { PictureTexts } from './picture-form.ts';
import { step } from './record-editing.server.ts';
import {
  type StoredUploads,
  storeUploads,
  type Upload,
  type UploadColumn,
  type Uploads,
} from './stored-uploads.server.ts';

interface Saving<Fields> {
  /** The upload fields of the form, by name. */
  uploads: Fields;
  /** The texts of the further pictures. */
  texts?: PictureTexts | undefined;
  /** The refusal for a violated constraint, by the prefix of the constraint's name. */
  refusals?: Record<string, RecordRefusal>;
  /** The name of the step that writes the record, for StepFailed. */
  step?: string | undefined;
}

/**
 * Saves a record with its files: stores the files first, also those of `along`, then runs `write` and `along` in one
 * transaction.
 * Removes the new files if that is rolled back. Throws StepFailed.
 */
export async function saveRecord<const Fields extends Readonly<Record<string, Upload>>>(
  { db, files, along }: Pick<Stores, 'db' | 'files' | 'along'>,
  { uploads: fields, texts, refusals = {}, step: name }: Saving<Fields>,
  uploads: Uploads,
  write: (tx: Database, stored: StoredUploads<UploadColumn<Fields>>) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  let isRefused = false;
  try {
    return await savingFiles<SaveOutcome>(files, async (batch) => {
      const stored = await storeUploads(batch, fields, uploads, texts);
      if ('ok' in stored) return stored;
      const further = await along?.(batch);
      const writing = () =>
        batch.write(db, async (tx) => {
          const saved = await write(tx, stored);
          isRefused = saved.ok && further !== undefined && !(await further(tx, saved.id));
          if (isRefused) throw new Error('refused');
          return saved;
        });
      return name ? step(name, writing) : writing();
    });
  } catch (error) {
    if (isRefused) return { ok: false, refusal: 'along' };
    const constraint = databaseFailure(error)?.constraint;
    const refusal = Object.keys(refusals).find((name) => constraint?.startsWith(name));
    if (refusal && refusals[refusal]) return refusals[refusal];
    throw error;
  }
}
