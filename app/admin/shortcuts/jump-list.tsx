import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import type { JumpEntry } from './jump-entries.ts';

/** CSS classes of a line of the jump dialog. */
const lineLook =
  'flex min-h-10 w-full items-center justify-between gap-4 px-2.5 py-1 text-left text-sm outline-offset-[-2px] hover:bg-paper-deep focus:bg-paper-deep pointer-coarse:min-h-11';

function Line({ children, kind }: { children: ReactNode; kind: string }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="shrink-0 text-muted">{kind}</span>
    </>
  );
}

interface JumpListProps {
  /** The heading above the list. */
  heading?: string;
  entries: JumpEntry[];
  onChoose: (entry: JumpEntry) => void;
  /** A line that the list shows before its links. */
  first?: ReactNode;
}

/** Links of the jump dialog, each with its kind. */
export function JumpList({ heading, entries, onChoose, first }: JumpListProps) {
  const id = useId();
  if (entries.length === 0 && !first) return null;
  return (
    <>
      {heading && (
        <h3 id={id} className="px-2.5 pt-1 pb-0.5 text-muted text-xs">
          {heading}
        </h3>
      )}
      <ul aria-labelledby={heading && id} className="mb-2 last:mb-0">
        {first && <li>{first}</li>}
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} onClick={() => onChoose(entry)} className={lineLook}>
              <Line kind={entry.kind}>
                {entry.name}
                {entry.language && <span lang={entry.language.code}> {entry.language.name}</span>}
              </Line>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The line that undoes the last change. `what` is the message that reported that change. */
export function UndoLine({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={`${lineLook} cursor-pointer`}>
      <Line kind={t('Command')}>{t('Undo my last change: {what}', { what: translate(what) })}</Line>
    </button>
  );
}
