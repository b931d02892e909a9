import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ActionWord } from '#app/ui/action-word.tsx';
import { Button } from '#app/ui/button.tsx';
import { bin } from '#app/ui/icons.ts';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/staff-words/t.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { binKeepsIt } from './deletion-texts.ts';
import type { loader } from './dependents-route.ts';

interface ConfirmDeleteProps {
  id: number;
  /** The version that was shown, if a newer version must not be deleted. */
  version?: number;
  /** The name of the record, which the question does not contain. */
  name: string;
  question: string;
  /** The kind of the record, if deleted records of this kind go into the bin. */
  kind?: string;
}

/** A row's Delete button: asks for confirmation, then sends the `delete` operation. */
export function ConfirmDelete({ id, version, name, question, kind }: ConfirmDeleteProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, (gone) => {
    const row = gone.closest('tr, li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    return next?.querySelector('[data-delete]') ?? document.querySelector('#content');
  });
  const { run, busy } = useOperation(() => setAsking(false));
  return (
    <>
      <Button
        ref={button}
        compact
        look="quiet"
        data-delete=""
        title={t('Delete')}
        className="not-disabled:hover:text-danger"
        onClick={() => setAsking(true)}
      >
        <ActionWord icon={bin}>{t('Delete')}</ActionWord>
      </Button>
      {asking && (
        <Dialog
          title={t('Confirm Deletion')}
          description={translate(question)}
          onClose={() => setAsking(false)}
        >
          <p className="mb-5 wrap-anywhere border-gold border-l-2 pl-3 font-medium">{name}</p>
          {kind && <Dependents kind={kind} id={id} />}
          <div className="flex justify-end gap-2">
            <Button onClick={() => setAsking(false)} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button
              look="danger"
              onClick={() => run('delete', version === undefined ? { id } : { id, version })}
              disabled={busy}
            >
              {busy ? t('Deleting...') : t('Delete')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Says what else the deletion removes, and how long the bin keeps it. */
function Dependents({ kind, id }: { kind: string; id: number }) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    load(`/admin/dependents/${kind}/${id}`);
  }, [load, kind, id]);
  return (
    <div className="mb-5 min-h-18 text-ink-soft text-sm" aria-live="polite">
      <p>{[data?.rows, data?.plans].filter(Boolean).join(' ')}</p>
      <p>{t(binKeepsIt)}</p>
    </div>
  );
}
