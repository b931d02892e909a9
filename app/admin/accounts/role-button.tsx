import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { roleForm } from '#domain/administrators/administrator-form.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Rights } from '#domain/roles/rights.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { RoleFields } from './role-fields.tsx';

interface RoleButtonProps {
  person: { id: string; name: string } & Rights;
  /** The number of the person's waiting planned changes. */
  plans: number;
  languages: Language[];
}

/** A button with a dialog that changes a person's role; it asks for the own password. */
export function RoleButton({ person, plans, languages }: RoleButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button compact onClick={() => setAsking(true)}>
        Change Role
      </Button>
      {asking && (
        <Dialog
          title={`Change the Role of ${person.name}`}
          description="The new role takes effect at their next action. They stay signed in."
          onClose={() => setAsking(false)}
        >
          <InlineForm
            schema={roleForm}
            intent="role"
            submitLabel="Change Role"
            onSaved={() => setAsking(false)}
          >
            <input type="hidden" name="administrator" value={person.id} />
            <RoleFields rights={person} plans={plans} languages={languages} />
          </InlineForm>
        </Dialog>
      )}
    </>
  );
}
