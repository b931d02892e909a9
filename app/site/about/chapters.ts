import type { ShownBlock } from '#domain/pages/page-content.ts';

/** Groups blocks into chapters: each text with the items that follow it. Items before the first text are left out. */
export function chaptersOf(
  blocks: readonly ShownBlock[],
): { text: ShownBlock; items: ShownBlock[] }[] {
  const chapters: { text: ShownBlock; items: ShownBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'text') chapters.push({ text: block, items: [] });
    else if (block.kind === 'item') chapters.at(-1)?.items.push(block);
  }
  return chapters;
}
