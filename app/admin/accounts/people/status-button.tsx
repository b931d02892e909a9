import { t } from '#domain/admin-words/t.ts';
import { OwnPasswordDialog } from '../own-account/own-password-dialog.tsx';
import { PlansField } from './plans-field.tsx';

interface StatusButtonProps {
  administrator: { id: string; name: string };
  /** The number of the person's waiting planned changes. */
  plans: number;
  isActive: boolean;
}

/** A button that deactivates or activates an account; it asks for the own password. */
export function StatusButton({ administrator, plans, isActive }: StatusButtonProps) {
  return (
    <OwnPasswordDialog
      label={t(isActive ? 'Deactivate' : 'Activate')}
      title={t(isActive ? 'Deactivate {name}' : 'Activate {name}', { name: administrator.name })}
      description={t(
        isActive
          ? 'They are signed out and their invitations are cancelled immediately.'
          : 'They can sign in again with their password.',
      )}
      intent="status"
      values={{ administrator: administrator.id, status: isActive ? 'Inactive' : 'Active' }}
    >
      {isActive && plans > 0 && <PlansField count={plans} />}
    </OwnPasswordDialog>
  );
}
