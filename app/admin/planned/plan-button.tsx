import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { PlanDialog } from './plan-dialog.tsx';

interface PlanButtonProps {
  kind: PublishedKind;
  record: { id: number; status: 'Active' | 'Inactive' };
}

/** Beside a form's Save: has what is entered, or another status, happen at a time. */
export function PlanButton({ kind, record }: PlanButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-plan="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Plan…
      </Button>
      {/* Beside the record's form, as a form holds no other one. */}
      {open &&
        createPortal(
          <PlanDialog
            action={`/admin/plans/${kind}/${record.id}`}
            status={record.status}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
