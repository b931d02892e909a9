import type { Database } from '#database/connect.ts';
import { item_codes } from '#database/schema/products.ts';
import type { RecordToSave } from '../../forms/record-form.server.ts';
import type { SaveOutcome, Stores } from '../../records/kind.server.ts';
import { addRecord, changeRecord } from '../../records/record-editing.server.ts';
import { saveRecord } from '../../records/saved-record.server.ts';
import type { Uploads } from '../../records/stored-uploads.server.ts';
import type { ItemCodeInput } from './item-code-form.ts';

/** The upload fields of an item code's form. */
export const itemCodeUploads = {
  image: {
    kind: 'image',
    folder: 'item-code-images',
    column: 'image_url',
    step: 'store image',
    texts: ['alt_text', 'is_decorative'],
  },
} as const;

/**
 * Adds an item code, or changes the one that `edit` names if its version is still the same. Throws
 * StepFailed.
 */
export function saveItemCode(
  stores: Pick<Stores, 'db' | 'files'>,
  { edit, input }: RecordToSave<ItemCodeInput>,
  uploads: Uploads,
): Promise<SaveOutcome> {
  return saveRecord(
    stores,
    {
      uploads: itemCodeUploads,
      refusals: {
        item_codes_once_per_product: { ok: false, refusal: 'taken', field: 'item_code' },
        item_codes_product_id: { ok: false, refusal: 'link gone', field: 'product_id' },
      },
      step: edit ? 'update item code' : 'create item code',
    },
    uploads,
    async (tx, { addresses }) =>
      edit
        ? changeRecord(tx, item_codes, edit, { ...input, ...addresses })
        : { ok: true, id: await createItemCode(tx, input, addresses) },
  );
}

/** A new item code; missing values are stored as null. */
export type NewItemCode = Pick<ItemCodeInput, 'product_id' | 'item_code'> & Partial<ItemCodeInput>;

/** Inserts an item code whose picture is already stored. Returns its id. */
export function createItemCode(
  db: Database,
  input: NewItemCode,
  picture: { image_url?: string },
): Promise<number> {
  return addRecord(db, item_codes, { ...input, ...picture });
}
