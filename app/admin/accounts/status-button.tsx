import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { PlansField } from './plans-field.tsx';

interface StatusButtonProps {
  administrator: { id: string; name: string };
  /** How many planned changes of theirs wait. */
  plans: number;
  isActive: boolean;
}

/** Deactivates an administrator or lets them in again, once the own password is given. */
export function StatusButton({ administrator, plans, isActive }: StatusButtonProps) {
  const [asking, setAsking] = useState(false);
  const word = isActive ? 'Deactivate' : 'Activate';
  return (
    <>
      <Button compact onClick={() => setAsking(true)}>
        {word}
      </Button>
      {asking && (
        <Dialog
          title={`${word} ${administrator.name}`}
          description={
            isActive
              ? 'Their sessions and invitations end at once.'
              : 'They can sign in again with their password.'
          }
          onClose={() => setAsking(false)}
        >
          <InlineForm
            schema={ownPasswordForm}
            intent="status"
            submitLabel={word}
            onSaved={() => setAsking(false)}
          >
            <input type="hidden" name="administrator" value={administrator.id} />
            <input type="hidden" name="status" value={isActive ? 'Inactive' : 'Active'} />
            {isActive && plans > 0 && <PlansField count={plans} />}
            <OwnPasswordField />
          </InlineForm>
        </Dialog>
      )}
    </>
  );
}
