import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { Difference } from '../../actions/action-result.ts';

interface ConflictPanelProps {
  differences: Difference[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A long value scrolls, so that the buttons stay near. A table cell ignores `max-height`, so a paragraph has it. */
const valueLook = 'max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere';

/** Shown if someone else saved first: lists the differences and asks which version to keep. */
export function ConflictPanel({ differences, busy, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      role="alert"
      tabIndex={-1}
      data-details=""
      className="scroll-mb-20 border border-gold border-l-4 bg-white px-4 py-3 text-sm"
    >
      <h3 id={id} className="font-medium">
        {t('Someone else saved this while you were editing')}
      </h3>
      {differences.length === 0 ? (
        <p className="mt-1">{t('The fields are the same; files or links may differ.')}</p>
      ) : (
        <table className="mt-2 w-full table-fixed border-collapse text-left max-sm:text-[0.8125rem]">
          <thead>
            <tr className="border-line border-b">
              <th className="w-21 py-1 sm:w-26 pr-2 font-medium">{t('Field')}</th>
              <th className="py-1 pr-2 font-medium">{t('Theirs')}</th>
              <th className="py-1 font-medium">{t('Yours')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, theirs, mine }) => (
              <tr key={label} className="border-line border-b align-top">
                <th scope="row" className="wrap-anywhere py-1 pr-2 font-normal text-muted">
                  {label}
                </th>
                <td className="py-1 pr-2">
                  <p className={valueLook}>{theirs}</p>
                </td>
                <td className="py-1">
                  <p className={valueLook}>{mine}</p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-3 flex gap-2">
        <Button onClick={onKeepMine} disabled={busy}>
          {t('Keep Mine')}
        </Button>
        <Button onClick={onTakeTheirs} disabled={busy}>
          {t('Take Theirs')}
        </Button>
      </div>
    </section>
  );
}
