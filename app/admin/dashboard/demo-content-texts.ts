import type { Undone } from '#domain/bulk/undone.ts';
import type { DemoCounts } from '#domain/demo-content/demo-records.server.ts';
import type { DemoRemoval } from '#domain/demo-content/remove-demo-content.server.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import { joinSentences } from '#domain/staff-words/reader-format.ts';
import { t, translate } from '#domain/staff-words/t.ts';
import { joinTexts, linksRestoredLater } from '../history/history-texts.ts';

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
  joinTexts(
    kinds.map(({ kind, count }) => {
      const { one, several } = recordKinds[kind] ?? { one: 'record', several: 'records' };
      const records = translate(count === 1 ? one : several).toLowerCase();
      return t('{count} {records}', { count, records });
    }),
  );

/** What happens to the changed records, by the user's choice. */
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

export function restoredText({ asked, done, already, changed, gone, refused, leftOut }: Undone) {
  const what =
    done === asked
      ? t('The demo content was restored.')
      : t(
          asked === 1
            ? '{done} of {count} record restored. Item codes return with their products.'
            : '{done} of {count} records restored. Item codes return with their products.',
          { done, count: asked },
        );
  return joinSentences([
    what,
    already > 0 && t('{count} had already been restored.', { count: already }),
    gone > 0 &&
      t(gone === 1 ? '{count} was deleted for good.' : '{count} were deleted for good.', {
        count: gone,
      }),
    changed > 0 &&
      t(
        changed === 1
          ? '{count} was skipped, because of later changes.'
          : '{count} were skipped, because of later changes.',
        { count: changed },
      ),
    refused > 0 &&
      t(
        refused === 1
          ? '{count} was not restored: the slug is in use or a limit has been reached.'
          : '{count} were not restored: the slug is in use or a limit has been reached.',
        { count: refused },
      ),
    leftOut && translate(linksRestoredLater),
  ]);
}
