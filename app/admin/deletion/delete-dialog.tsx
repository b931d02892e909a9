import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import { binKeepsIt } from './deletion-texts.ts';
import type { loader } from './dependents-route.ts';

interface DeleteDialogProps {
  id: number;
  name: string;
  question: string;
  kind: string | undefined;
  busy: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks whether a record is to be deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { id, name, question, kind, busy, onClose, onDelete } = props;
  return (
    <Dialog title={t('Confirm Deletion')} description={translate(question)} onClose={onClose}>
      <p className="mb-5 wrap-anywhere border-gold border-l-2 pl-3 font-medium">{name}</p>
      {kind && <Dependents kind={kind} id={id} />}
      <DialogButtons onCancel={onClose} busy={busy}>
        <Button look="danger" onClick={onDelete} disabled={busy}>
          {busy ? t('Deleting...') : t('Delete')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Says what else the deletion removes, and how long the bin keeps it. */
function Dependents({ kind, id }: { kind: string; id: number }) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    load(`/admin/dependents/${kind}/${id}`);
  }, [load, kind, id]);
  return (
    <div className="mb-5 min-h-18 text-ink-soft text-sm">
      <p aria-live="polite">{[data?.rows, data?.plans].filter(Boolean).join(' ')}</p>
      <p>{t(binKeepsIt)}</p>
    </div>
  );
}
