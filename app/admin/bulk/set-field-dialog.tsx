import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusInvalid } from '#app/ui/fields/use-focus-invalid.ts';
import { t } from '#domain/admin-words/t.ts';
import { settableFields } from '#domain/bulk/field-edit.ts';
import type { BulkKind } from '#domain/kinds/kinds.ts';
import type { FieldChanges } from '../actions/action-result.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { countedRecords } from './bulk-texts.ts';
import { ShownFieldChanges } from './field-changes.tsx';
import { FieldEditFields } from './field-edit-fields.tsx';

interface SetFieldDialogProps {
  kind: BulkKind;
  count: number;
  /** The selected rows with their versions, as the form sends them: '5:2,7:1'. */
  rows: string;
  onClose: () => void;
  /** Called when the field has been set. */
  onSet: () => void;
}

/** Sets one field of the selected records: asks for the text, shows every change, then writes. */
export function SetFieldDialog({ kind, count, rows, onClose, onSet }: SetFieldDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [intent, setIntent] = useState('');
  const [changes, setChanges] = useState<FieldChanges>();
  const { submit, busy, refusal } = useOperation(
    (answer) => {
      if (!answer.ok) return setChanges(undefined);
      if (answer.fieldChanges) setChanges(answer.fieldChanges);
      else onSet();
    },
    { action: `/admin/bulk/${kind}` },
  );
  const send = (next: string, chosen: string) => {
    if (!form.current) return;
    const values = new FormData(form.current);
    values.set('intent', next);
    setIntent(next);
    values.set('rows', chosen);
    submit(values);
  };
  const isShown = changes !== undefined;
  const isSaving = busy && intent === 'setField';
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isShown && wasShown.current) form.current?.querySelector('select')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  useFocusInvalid(form, refusal?.errors);
  return (
    <Dialog
      title={t('Set Field')}
      description={t('For {records}.', { records: countedRecords(kind, count) })}
      size={isShown ? 'large' : 'small'}
      onClose={onClose}
    >
      <form
        ref={form}
        hidden={isShown}
        onSubmit={(event) => {
          event.preventDefault();
          send('showField', rows);
        }}
      >
        <FieldEditFields fields={settableFields(kind)} errors={refusal?.errors} />
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? t('Comparing...') : t('Show Changes')}
          </Button>
        </div>
      </form>
      {changes && (
        <div>
          <ShownFieldChanges kind={kind} changes={changes} />
          <div className="sticky -bottom-4 -mx-5 mt-4 -mb-4 flex justify-end gap-2 border-line border-t bg-paper px-5 py-3">
            {/* Not `disabled` while the list behind the dialog reloads, because a disabled button loses the focus. */}
            <Button onClick={() => setChanges(undefined)} aria-disabled={isSaving}>
              {t('Back')}
            </Button>
            {changes.edited.length > 0 && (
              <Button
                look="primary"
                aria-disabled={isSaving}
                onClick={() =>
                  // Send the versions that were compared, so that the server skips records that have changed since.
                  send(
                    'setField',
                    changes.edited.map(({ id, version }) => `${id}:${version}`).join(),
                  )
                }
              >
                {isSaving ? t('Saving...') : t('Set Field')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
