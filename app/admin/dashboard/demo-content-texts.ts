import { joinSentences, joinTexts } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import type { Undone } from '#domain/bulk/undone.ts';
import type { DemoCounts } from '#domain/demo-removal/demo-records.server.ts';
import type { DemoRemoval } from '#domain/demo-removal/remove-demo-content.server.ts';
import { countedRecords, notRestored } from '../bulk/bulk-texts.ts';

export const removeDemo = 'Remove the demo content';
export const demoFailures = {
  remove: 'Failed to remove the demo content',
  undo: 'Failed to restore the demo content',
};
const noDemoContent = 'No demo content was left to remove.';
export const noDemoRemoval = 'This removal no longer exists. Nothing was changed.';

export const totalOf = ({ kinds }: DemoCounts) => kinds.reduce((sum, { count }) => sum + count, 0);

/** '12 products, 39 item codes and 5 carousel images'. */
export const countedKinds = ({ kinds }: DemoCounts): string =>
  joinTexts(kinds.map(({ kind, count }) => countedRecords(kind, count)));

/** Says how many records of the demo content were changed since, or are needed by records that stay. */
export const changedText = (changed: number): string =>
  changed === 1
    ? t('1 of them has been changed since, or is needed by records that stay.')
    : t('{count} of them have been changed since, or are needed by records that stay.', {
        count: changed,
      });

export function removedText({ removed, kept }: DemoRemoval): string {
  const keptText = t(kept === 1 ? '{count} was kept.' : '{count} were kept.', { count: kept });
  if (removed === 0)
    return kept === 0 ? noDemoContent : joinSentences([keptText, t('Nothing was removed.')]);
  const what = t(
    removed === 1
      ? '{count} record of the demo content removed'
      : '{count} records of the demo content removed',
    { count: removed },
  );
  return kept === 0 ? what : t('{done}. {more}', { done: what, more: keptText });
}

export function restoredText(undone: Undone): string {
  const { asked, done } = undone;
  const what =
    done === asked
      ? t('The demo content was restored.')
      : t(
          asked === 1
            ? '{done} of {count} record restored. Item codes return with their products.'
            : '{done} of {count} records restored. Item codes return with their products.',
          { done, count: asked },
        );
  return joinSentences([what, ...notRestored(undone)]);
}
