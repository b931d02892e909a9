import { useEffect, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFormState } from '../form/form-state.ts';
import { Ago } from './ago.tsx';
import { historyFailures } from './history-texts.ts';
import type { loader } from './record-history-route.ts';
import { RestoreButton } from './restore-button.tsx';
import { ShownDifference } from './shown-difference.tsx';

/**
 * The versions of the record that the form around it edits, read when it is opened. `?version=` in
 * the page's address opens it at that version.
 */
export function HistoryPanel({ kind, id }: { kind: string; id: number }) {
  const { reload, whole } = useFormState();
  const address = `/admin/history/${kind}/${id}`;
  const { load, data, state } = useFetcher<typeof loader>();
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get('version')) || undefined;
  const [earlier, setEarlier] = useState(asked && asked + 1);
  const page = earlier === undefined ? address : `${address}?before=${earlier}`;
  const [open, setOpen] = useState(asked !== undefined);
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the page's scripts were there.
    if (panel.current?.open) setOpen(true);
  }, []);
  useEffect(() => {
    if (open) load(page);
  }, [open, page, load]);
  return (
    <details
      ref={panel}
      className="border border-line bg-white"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">History</summary>
      <div className="border-line border-t px-4 py-3">
        {!data && state !== 'idle' && <p className="text-muted text-sm">Loading the history...</p>}
        {open && data === null && state === 'idle' && (
          <div role="alert" className="text-sm">
            <p className="mb-2">{historyFailures.load}</p>
            <Button onClick={() => load(page)}>Try Again</Button>
          </div>
        )}
        {data && data.versions.length === 0 && (
          <p className="text-muted text-sm">There are no earlier versions.</p>
        )}
        <ol className="divide-y divide-line">
          {data?.versions.map((version) => (
            <Version
              key={version.id}
              address={address}
              version={version}
              seen={data.seen ?? 0}
              isCurrent={version.id === data.newest}
              isAsked={version.id === asked}
              losesWork={whole?.dirty ?? false}
              onRestored={() => {
                load(page);
                reload?.();
              }}
            />
          ))}
        </ol>
        <div className="mt-2 flex gap-2">
          {earlier !== undefined && (
            <Button compact onClick={() => setEarlier(undefined)}>
              Newest versions
            </Button>
          )}
          {data?.more && (
            <Button compact onClick={() => setEarlier(data.versions.at(-1)?.id)}>
              Earlier versions
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

type Shown = NonNullable<Awaited<ReturnType<typeof loader>>>['versions'][number];

interface VersionProps {
  address: string;
  version: Shown;
  seen: number;
  isCurrent: boolean;
  /** Whether the address of the page asks for it: it is scrolled to. */
  isAsked: boolean;
  losesWork: boolean;
  onRestored: () => void;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

function Version(props: VersionProps) {
  const { address, version, seen, isCurrent, isAsked, losesWork, onRestored } = props;
  const { id, at, actor, hasRecord, summary, changes } = version;
  return (
    <li className="py-2 text-sm" ref={isAsked ? scrollTo : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {summary}{' '}
          <span className="text-muted">
            by {actor ?? 'somebody outside the back-office'}, <Ago at={at} />
          </span>
        </p>
        {isCurrent ? (
          <span className="text-muted">This version</span>
        ) : (
          hasRecord && (
            <RestoreButton
              label="Restore this version"
              values={{ version: id, seen }}
              action={address}
              losesWork={losesWork}
              onRestored={onRestored}
            />
          )
        )}
      </div>
      {changes.length > 0 && (
        <details className="mt-1" open={isAsked}>
          <summary className="min-h-6 cursor-pointer text-muted">What changed</summary>
          <div className="mt-2 flex flex-col gap-3">
            {changes.map((change) => (
              <ShownDifference key={`${change.type} ${change.label}`} change={change} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
