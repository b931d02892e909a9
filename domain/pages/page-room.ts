import type { RowValues } from '#database/schema/history.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { type BlockKind, blockKinds, isPageKey, type PageKey, placesOf } from './page-places.ts';

interface PlacedBlock {
  place: string | null;
  kind: BlockKind;
}

/** The blocks for which their place has no room, with the message about each. */
export function blocksWithoutRoom<Block extends PlacedBlock>(
  key: PageKey | null,
  blocks: readonly Block[],
): { at: number; block: Block; message: string }[] {
  const places = placesOf(key);
  const counts = new Map<string, number>();
  return blocks.flatMap((block, at) => {
    const { place, kind } = block;
    const limit = places.find(({ name }) => name === place)?.limits[kind] ?? 0;
    const count = (counts.get(`${place} ${kind}`) ?? 0) + 1;
    counts.set(`${place} ${kind}`, count);
    const message = t('This place holds at most {limit} of the kind {kind}', {
      limit,
      kind: translate(blockKinds[kind].name),
    });
    return count > limit ? [{ at, block, message }] : [];
  });
}

interface TableRow {
  table: string;
  row: RowValues;
}

/** Of the rows of a page, the blocks for which their place has no room, and their translations. */
export function rowsWithoutRoom<Row extends TableRow>(rows: readonly Row[]): Row[] {
  const key = rows.find(({ table }) => table === 'pages')?.row.key;
  const blocks = rows
    .filter(({ table }) => table === 'page_blocks')
    .map(({ row }) => row as unknown as PlacedBlock & { id: number; display_order: number })
    .sort((a, b) => a.display_order - b.display_order || a.id - b.id);
  const ids = new Set(
    blocksWithoutRoom(isPageKey(key) ? key : null, blocks).map(({ block }) => block.id),
  );
  return rows.filter(({ table, row }) => {
    if (table === 'page_blocks') return ids.has(Number(row.id));
    const block = /^block_(\d+)_/.exec(String(row.field_name))?.[1];
    return table === 'translations' && ids.has(Number(block));
  });
}
