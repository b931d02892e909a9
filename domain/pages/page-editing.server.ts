import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';
import type { RecordToSave } from '../forms/record-form.server.ts';
import { addInOrder, withPlace } from '../order/display-order.server.ts';
import type { RecordRefusal, SaveOutcome, Stores } from '../records/kind.server.ts';
import { changeRecord } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import type { Uploads } from '../records/stored-uploads.server.ts';
import type { BlockInput, PageInput } from './page-form.ts';
import { pageOrder } from './page-list.server.ts';
import { isPageKey } from './page-places.ts';
import { blocksWithoutRoom } from './page-room.ts';

const taken: RecordRefusal = { ok: false, refusal: 'taken', field: 'slug' };

/** The name of a block's upload field. */
const pictureField = (key: string) => `blocks.${key}.picture`;

/** Adds a page, or changes the one that `edit` names if its version is still the same. */
export function savePage(
  stores: Pick<Stores, 'db' | 'files'>,
  { edit, input }: RecordToSave<PageInput>,
  uploads: Uploads,
): Promise<SaveOutcome> {
  const { blocks, key, slug, display_order_before, ...columns } = input;
  const pictures = Object.fromEntries(
    (blocks ?? []).map(({ key }) => [
      pictureField(key),
      { kind: 'image', folder: 'gallery-items', column: pictureField(key) } as const,
    ]),
  );
  return saveRecord(
    stores,
    {
      uploads: pictures,
      refusals: { pages_slug_unique: taken, pages_key_unique: taken, pages_key_or_slug: taken },
    },
    uploads,
    async (tx, { addresses }): Promise<SaveOutcome> => {
      if (!edit) {
        const id = await addInOrder(tx, pageOrder, {
          ...{ title: '', ...columns },
          ...(isPageKey(key) ? { key } : { slug: slug || null }),
        });
        await saveBlocks(tx, id, blocks ?? [], addresses);
        return { ok: true, id };
      }
      // A planned change has only the changed fields, so the key is read from the row.
      const [row] = await tx.select({ key: pages.key }).from(pages).where(eq(pages.id, edit.id));
      const [misfit] = blocksWithoutRoom(row?.key ?? null, (row && blocks) ?? []);
      if (misfit) {
        const { block, message } = misfit;
        return { ok: false, refusal: 'no room', field: `blocks.${block.key}.kind`, message };
      }
      const saved = await changeRecord(tx, pages, edit, {
        ...withPlace(pageOrder, { ...columns, display_order_before }),
        ...(slug && { slug }),
      });
      if (saved.ok && blocks) await saveBlocks(tx, edit.id, blocks, addresses);
      return saved;
    },
  );
}

const idOf = ({ key }: BlockInput) => (/^\d{1,9}$/.test(key) ? Number(key) : undefined);

/** Makes `blocks` the blocks of a page, in this order; its other blocks are deleted. */
async function saveBlocks(
  tx: Database,
  page_id: number,
  blocks: readonly BlockInput[],
  addresses: { readonly [field: string]: string | undefined },
): Promise<void> {
  const ofPage = eq(page_blocks.page_id, page_id);
  const kept = blocks.flatMap((block) => idOf(block) ?? []);
  await tx.delete(page_blocks).where(and(ofPage, notInArray(page_blocks.id, [0, ...kept])));
  for (const [at, block] of blocks.entries()) {
    const { key, removes_picture, ...texts } = block;
    const address = addresses[pictureField(key)];
    const values = {
      ...{ ...texts, display_order: at + 1 },
      ...(removes_picture === 'on' && { picture_url: null }),
      ...(address !== undefined && { picture_url: address }),
    };
    const isBlock = and(ofPage, eq(page_blocks.id, idOf(block) ?? 0));
    const { rowCount } = await tx.update(page_blocks).set(values).where(isBlock);
    if (!rowCount) await tx.insert(page_blocks).values({ ...values, page_id });
  }
}
