import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanNewDialog } from './plan-new-dialog.tsx';

interface PlanButtonProps {
  kind: PublishedKind;
  /** The record of the form; undefined for a new one. */
  record: { id: number; status: 'Active' | 'Inactive' } | undefined;
}

/** The button beside Save that opens a dialog to plan the form's changes, or a status, for a later time. */
export function PlanButton({ kind, record }: PlanButtonProps) {
  const [open, setOpen] = useState(false);
  // The dialog closes if the record's form has errors, and shows the same time when it is opened again.
  const [time, setTime] = useState('');
  const onClose = () => setOpen(false);
  return (
    <>
      <Button data-plan="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Plan…')}
      </Button>
      {/* Rendered outside the record's form, because HTML does not allow a form in a form. */}
      {open &&
        createPortal(
          record ? (
            <PlanDialog
              action={`/admin/plans/${kind}/${record.id}`}
              status={record.status}
              time={time}
              onTime={setTime}
              onClose={onClose}
            />
          ) : (
            <PlanNewDialog time={time} onTime={setTime} onClose={onClose} />
          ),
          document.body,
        )}
    </>
  );
}
