import { useEffect, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { useFormState } from '../../form/state/form-state.ts';
import { historyFailures } from '../history-texts.ts';
import { RestoreButton } from '../restore-button.tsx';
import type { loader } from './record-history-route.ts';
import { VersionEntry } from './version-entry.tsx';

interface HistoryProps {
  kind: string;
  id: number;
}

/** The history of the record that the surrounding form edits, opened on demand or by `?version=` in the address. */
export function HistoryPanel(record: HistoryProps) {
  const [parameters] = useSearchParams();
  const [open, setOpen] = useState(parameters.has('version'));
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The panel may have been opened before the scripts ran.
    if (panel.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={panel}
      className="border border-line bg-white"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{t('History')}</summary>
      <div className="border-line border-t px-4 py-3">{open && <RecordHistory {...record} />}</div>
    </details>
  );
}

/**
 * The versions of the record that the surrounding form edits. `?version=` in the address names the one that is
 * scrolled into view.
 */
export function RecordHistory({ kind, id }: HistoryProps) {
  const { reload, dirty } = useFormState();
  const address = `/admin/history/${kind}/${id}`;
  const { load, data, state } = useFetcher<typeof loader>();
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get('version')) || undefined;
  const [earlier, setEarlier] = useState(asked && asked + 1);
  const page = earlier === undefined ? address : `${address}?before=${earlier}`;
  useEffect(() => {
    load(page);
  }, [page, load]);
  return (
    <div>
      {!data && state !== 'idle' && (
        <p className="text-muted text-sm">{t('Loading the history...')}</p>
      )}
      {data === null && state === 'idle' && (
        <div role="alert" className="text-sm">
          <p className="mb-2">{translate(historyFailures.load)}</p>
          <Button onClick={() => load(page)}>{t('Try Again')}</Button>
        </div>
      )}
      {data && data.versions.length === 0 && (
        <p className="text-muted text-sm">{t('There are no earlier versions.')}</p>
      )}
      <ol className="divide-y divide-line">
        {data?.versions.map((version) => (
          <VersionEntry key={version.id} version={version} isAsked={version.id === asked}>
            {version.id === data.newest && <span className="text-muted">{t('This version')}</span>}
            {version.id !== data.newest && version.hasRecord && (
              <RestoreButton
                label={t('Restore This Version')}
                values={{ version: version.id, seen: data.seen ?? 0 }}
                action={address}
                losesWork={dirty}
                onRestored={() => {
                  load(page);
                  reload?.();
                }}
              />
            )}
          </VersionEntry>
        ))}
      </ol>
      <div className="mt-2 flex gap-2">
        {earlier !== undefined && (
          <Button compact onClick={() => setEarlier(undefined)}>
            {t('Newest Versions')}
          </Button>
        )}
        {data?.more && (
          <Button compact onClick={() => setEarlier(data.versions.at(-1)?.id)}>
            {t('Earlier Versions')}
          </Button>
        )}
      </div>
    </div>
  );
}
