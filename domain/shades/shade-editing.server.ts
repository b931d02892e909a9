import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes, shade_item_codes, shade_matches, shades } from '#database/schema/products.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { addInOrder, withPlace } from '../order/display-order.server.ts';
import type { SaveOutcome, Stores } from '../records/kind.server.ts';
import { changeRecord, type Edit } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import type { StoredUploads, UploadColumn, Uploads } from '../records/stored-uploads.server.ts';
import type { ShadeInput } from './shade-form.ts';
import { productOfShades, readMatchesOf, shadeOrder } from './shade-list.server.ts';
import { type Match, readMatches } from './shade-matches.ts';

/** The upload fields of a shade's form. */
export const shadeUploads = {
  image: {
    kind: 'image',
    folder: 'products',
    column: 'image_url',
    texts: ['alt_text', 'is_decorative'],
  },
  stitched: {
    kind: 'image',
    folder: 'products',
    column: 'stitched_url',
    texts: ['stitched_alt_text', 'stitched_is_decorative'],
  },
} as const;

/** A new shade; missing values are stored as null. */
export type NewShade = Pick<ShadeInput, 'product_id' | 'number'> & Partial<ShadeInput>;

/** Adds a shade, or changes the one that `edit` names if its version is still the same. */
export const saveShade = (
  stores: Pick<Stores, 'db' | 'files'>,
  { edit, input }: RecordToSave<ShadeInput>,
  uploads: Uploads,
): Promise<SaveOutcome> =>
  saveRecord(
    stores,
    {
      uploads: shadeUploads,
      refusals: {
        shades_once_per_product: { ok: false, refusal: 'taken', field: 'number' },
        shades_product_id: { ok: false, refusal: 'link gone', field: 'product_id' },
        shade_item_codes_: { ok: false, refusal: 'link gone', field: 'item_code_ids' },
      },
    },
    uploads,
    async (tx, { addresses }) =>
      edit
        ? changeShade(tx, edit, input, addresses)
        : { ok: true, id: await createShade(tx, input as NewShade, addresses) },
  );

type Addresses = StoredUploads<UploadColumn<typeof shadeUploads>>['addresses'];

/** Changes a shade whose new pictures are already stored, if it still has the version of the edit. */
export async function changeShade(
  tx: Database,
  edit: Edit,
  input: Partial<ShadeInput>,
  addresses: Addresses,
) {
  const { item_code_ids, matches, ...columns } = input;
  const list = shadeOrder(input.product_id ?? (await productOfShades(tx, [edit.id])) ?? 0);
  const saved = await changeRecord(tx, shades, edit, {
    ...withPlace(list, columns),
    ...addresses,
  });
  if (saved.ok) await saveParts(tx, edit.id, { item_code_ids, matches });
  return saved;
}

/** Inserts a shade whose pictures are already stored. Returns its id. */
export async function createShade(
  tx: Database,
  { item_code_ids, matches, display_order_before, ...columns }: NewShade,
  addresses: Addresses,
): Promise<number> {
  const product_id = Number(columns.product_id);
  const list = shadeOrder(product_id);
  const id = await addInOrder(tx, list, { ...columns, product_id, ...addresses });
  await saveParts(tx, id, { item_code_ids, matches });
  return id;
}

type Parts = Partial<Pick<ShadeInput, 'item_code_ids' | 'matches'>>;

async function saveParts(tx: Database, shade: number, { item_code_ids, matches }: Parts) {
  if (item_code_ids) await saveCodes(tx, shade, item_code_ids);
  if (matches !== undefined) await saveMatches(tx, shade, readMatches(matches).matches);
}

/** Links a shade to these codes, as far as they are of its product. */
async function saveCodes(tx: Database, shade_id: number, ids: number[]): Promise<void> {
  await tx.delete(shade_item_codes).where(eq(shade_item_codes.shade_id, shade_id));
  if (ids.length === 0) return;
  const codes = await tx
    .select({ item_code_id: item_codes.id })
    .from(item_codes)
    .innerJoin(shades, eq(shades.product_id, item_codes.product_id))
    .where(and(eq(shades.id, shade_id), inArray(item_codes.id, ids)));
  if (codes.length > 0)
    await tx.insert(shade_item_codes).values(codes.map((code) => ({ shade_id, ...code })));
}

/** Links a copied shade to those item codes of its product that are spelled like the codes of the original. */
export async function copyCodesOfShade(tx: Database, original: number, id: number): Promise<void> {
  await tx.execute(sql`
    insert into ${shade_item_codes} (shade_id, item_code_id)
    select s.id, c.id
    from ${shades} s join ${item_codes} c on c.product_id = s.product_id
    where s.id = ${id} and c.item_code in (
      select o.item_code from ${item_codes} o
      join ${shade_item_codes} l on l.item_code_id = o.id where l.shade_id = ${original})`);
}

const keyOf = ({ maker, number, distance, colour }: Match) =>
  JSON.stringify([maker, number, distance, colour]);

/** Stores the matches; those that are the same keep their rows, so that the history shows only what changed. */
async function saveMatches(tx: Database, shade_id: number, matches: Match[]): Promise<void> {
  const stored = await readMatchesOf(tx, shade_id);
  const wanted = new Map(matches.map((match) => [keyOf(match), match]));
  const left = stored.flatMap((row) => (wanted.has(keyOf(row)) ? [] : row.id));
  for (const row of stored) wanted.delete(keyOf(row));
  if (left.length > 0) await tx.delete(shade_matches).where(inArray(shade_matches.id, left));
  if (wanted.size > 0)
    await tx
      .insert(shade_matches)
      .values([...wanted.values()].map((match) => ({ shade_id, ...match })));
}
