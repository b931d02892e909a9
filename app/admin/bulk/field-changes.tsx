import { useEffect, useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { EditedPiece } from '#domain/bulk/field-edit.ts';
import type { FieldChanges } from '../actions/action-result.ts';
import { labelled } from '../history/history-texts.ts';
import { ChangedWords } from '../history/versions/shown-difference.tsx';
import { countedRecords, noLongerExist } from './bulk-texts.ts';

/** The changes that 'Set Field' would make, record by record, and the records that stay as they are. */
export function ShownFieldChanges({ kind, changes }: { kind: string; changes: FieldChanges }) {
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { edited, unchanged, changed, refused, gone } = changes;
  const asked = edited.length + unchanged.length + changed.length + refused.length + gone;
  return (
    <div className="flex flex-col gap-4">
      <p ref={summary} tabIndex={-1} className="font-medium outline-none">
        {edited.length === 0
          ? t('Nothing would change.')
          : t('{count} of {records} will change.', {
              count: edited.length,
              records: countedRecords(kind, asked),
            })}
      </p>
      {refused.length > 0 && (
        <Left
          words={t('Cannot be changed: {count}', { count: refused.length })}
          names={refused.map(({ name, reason }) => labelled(name, reason))}
          open
        />
      )}
      {changed.length > 0 && (
        <Left
          words={t('Will be skipped, because someone else has changed them')}
          names={changed}
          open
        />
      )}
      {gone > 0 && <p className="text-sm">{noLongerExist(gone)}</p>}
      {unchanged.length > 0 && (
        <Left words={t('Unchanged: {count}', { count: unchanged.length })} names={unchanged} />
      )}
      {edited.length > 0 && (
        <ul aria-label={t('Changes')} className="divide-y divide-line border border-line bg-white">
          {edited.map(({ id, name, before, after }) => (
            // There may be hundreds of rows, so the browser lays out only those in view.
            <li
              key={id}
              className="px-3 py-2 text-sm [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
            >
              <p className="wrap-anywhere font-medium">{name}</p>
              <dl className="grid grid-cols-[3.5rem_1fr] gap-x-2">
                <Text words={t('Before')} pieces={before} />
                <Text words={t('After')} pieces={after} />
              </dl>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Text = ({ words, pieces }: { words: string; pieces: EditedPiece[] }) => (
  <>
    <dt className="text-muted">{words}</dt>
    <dd>
      {pieces.length === 0 ? (
        <span className="text-muted">{t('empty')}</span>
      ) : (
        <ChangedWords pieces={pieces} />
      )}
    </dd>
  </>
);

const Left = ({ words, names, open }: { words: string; names: string[]; open?: boolean }) => (
  <details open={open} className="text-sm">
    <summary className="min-h-7 cursor-pointer font-medium pointer-coarse:min-h-11">
      {words}
    </summary>
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  </details>
);
