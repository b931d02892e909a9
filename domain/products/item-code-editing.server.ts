import type { Database } from '#database/connect.ts';
import { item_codes } from '#database/schema/products.ts';
import { databaseFailure, isTaken } from '../failures/failure-reason.server.ts';
import { savingFiles } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { addRecord, changeRecord, step } from '../records/record-editing.server.ts';
import type { ItemCodeInput } from './item-code-words.ts';

export type SavedItemCode =
  | { ok: true; id: number }
  | { ok: false; refusal: 'code taken' | 'product gone' | 'changed' | 'gone' }
  | { ok: false; refusal: 'image'; message: string };

/**
 * Adds an item code, or changes what came of the one that `edit` names. The image is stored first, and goes
 * again when the record is rolled back. Throws StepFailed.
 */
export async function saveItemCode(
  { db, files }: { db: Database; files: FileStore },
  { edit, input }: RecordToSave<ItemCodeInput>,
  image: UploadedFile | undefined,
): Promise<SavedItemCode> {
  try {
    return await savingFiles<SavedItemCode>(files, async (batch) => {
      const stored =
        image && (await step('store image', () => batch.store('item-code-images', 'image', image)));
      if (stored && !stored.ok) return { ok: false, refusal: 'image', message: stored.message };
      const picture = stored && { image_url: stored.url };
      return step(edit ? 'update item code' : 'create item code', () =>
        batch.write<SavedItemCode>(db, async (tx) => {
          if (!edit) return { ok: true, id: await createItemCode(tx, input, picture) };
          const outcome = await changeRecord(tx, item_codes, edit, { ...input, ...picture });
          return outcome === 'saved' ? { ok: true, id: edit.id } : { ok: false, refusal: outcome };
        }),
      );
    });
  } catch (error) {
    if (isTaken(error, 'item_codes_once_per_product')) return { ok: false, refusal: 'code taken' };
    if (databaseFailure(error)?.code === '23503') return { ok: false, refusal: 'product gone' };
    throw error;
  }
}

/** Writes a new item code whose picture is stored already. Answers its id. */
export function createItemCode(
  db: Database,
  input: ItemCodeInput,
  picture: { image_url: string } | undefined,
): Promise<number> {
  return addRecord(db, item_codes, { ...input, ...picture });
}
