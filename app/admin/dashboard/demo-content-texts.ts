import type { Undone } from '#domain/bulk/undone.ts';
import type { DemoCounts } from '#domain/demo-content/demo-records.server.ts';
import type { DemoRemoval } from '#domain/demo-content/remove-demo-content.server.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import { joinTexts, linksRestoredLater } from '../history/history-texts.ts';

export const removeDemo = 'Remove the demo content';
export const demoFailures = {
  remove: 'Failed to remove the demo content',
  undo: 'Failed to restore the demo content',
};
const noDemoContent = 'No demo content was left to remove.';
export const noDemoRemoval = 'This removal no longer exists. Nothing was changed.';

const formatted = (count: number) => count.toLocaleString('en');
const records = (count: number) => `${formatted(count)} ${count === 1 ? 'record' : 'records'}`;
const were = (count: number) => `${formatted(count)} ${count === 1 ? 'was' : 'were'}`;

export const totalOf = ({ kinds }: DemoCounts) => kinds.reduce((sum, { count }) => sum + count, 0);

/** '12 products, 39 item codes and 5 carousel images'. */
export const countedKinds = ({ kinds }: DemoCounts): string =>
  joinTexts(
    kinds.map(({ kind, count }) => {
      const { one, several } = recordKinds[kind] ?? { one: 'record', several: 'records' };
      return `${formatted(count)} ${(count === 1 ? one : several).toLowerCase()}`;
    }),
  );

/** What happens to the changed records, by the user's choice. */
export const changedText = (changed: number): string =>
  changed === 1
    ? '1 of them was changed since, or is needed by records that stay.'
    : `${formatted(changed)} of them were changed since, or are needed by records that stay.`;

export function removedText({ removed, kept }: DemoRemoval): string {
  if (removed === 0) return kept === 0 ? noDemoContent : `${were(kept)} kept. Nothing was removed.`;
  const what = `${records(removed)} of the demo content removed`;
  return kept === 0 ? what : `${what}. ${were(kept)} kept.`;
}

export function restoredText({ asked, done, already, changed, gone, refused, leftOut }: Undone) {
  const what =
    done === asked
      ? 'The demo content was restored.'
      : `${formatted(done)} of ${records(asked)} restored, item codes with their products.`;
  const notes = [
    already > 0 && `${formatted(already)} had already been restored.`,
    gone > 0 && `${were(gone)} deleted for good.`,
    changed > 0 && `${were(changed)} skipped, because of later changes.`,
    refused > 0 && `${were(refused)} not restored: the slug is in use or a limit has been reached.`,
    leftOut && linksRestoredLater,
  ].filter(Boolean);
  return [what, ...notes].join(' ');
}
