import { t } from '#domain/admin-words/t.ts';
import { roleForm } from '#domain/administrators/administrator-form.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Rights } from '#domain/roles/role-rights.ts';
import { OwnPasswordDialog } from '../own-account/own-password-dialog.tsx';
import { RoleFields } from './role-fields.tsx';

interface RoleButtonProps {
  person: { id: string; name: string } & Rights;
  /** The number of the person's waiting planned changes. */
  plans: number;
  languages: Language[];
}

/** A button with a dialog that changes a person's role; it asks for the own password. */
export function RoleButton({ person, plans, languages }: RoleButtonProps) {
  return (
    <OwnPasswordDialog
      schema={roleForm}
      label={t('Change Role')}
      title={t('Change the Role of {name}', { name: person.name })}
      description={t('The new role takes effect at their next action. They stay signed in.')}
      intent="role"
      values={{ administrator: person.id }}
    >
      <RoleFields rights={person} plans={plans} languages={languages} />
    </OwnPasswordDialog>
  );
}
