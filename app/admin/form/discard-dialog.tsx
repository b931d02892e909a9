import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { Dialog } from '../dialog/dialog.tsx';

interface DiscardDialogProps {
  /** Called if the user continues to edit. */
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before unsaved changes are discarded. */
export function DiscardDialog({ onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      title={t('Discard your changes?')}
      description={t('You have unsaved changes.')}
      onClose={onClose}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('Keep Editing')}</Button>
        <Button look="danger" onClick={onDiscard}>
          {t('Discard Changes')}
        </Button>
      </div>
    </Dialog>
  );
}
