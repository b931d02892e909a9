import { useRef, useState } from 'react';
import { ActionWord } from '#app/ui/action-word.tsx';
import { Button } from '#app/ui/button.tsx';
import { bin } from '#app/ui/icons.ts';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from '../actions/use-operation.ts';
import { loadedLater } from '../screen/loaded-later.tsx';

const DeleteDialog = loadedLater(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

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
        <DeleteDialog
          {...{ id, name, question, kind, busy }}
          onClose={() => setAsking(false)}
          onDelete={() => run('delete', version === undefined ? { id } : { id, version })}
        />
      )}
    </>
  );
}
