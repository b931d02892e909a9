import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { InlineForm } from '../../form/inline-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

interface OwnPasswordDialogProps {
  /** The schema of the form. By default the password is its only field. */
  schema?: z.ZodObject;
  /** The label of the button that opens the dialog and of the one that submits it. */
  label: string;
  title: string;
  description: string;
  intent: string;
  /** Hidden values of the form. */
  values: Record<string, string>;
  /** Fields that the form shows below the password. */
  children?: ReactNode;
}

/** A button for an operation that needs the own password; it opens a dialog that asks for it. */
export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { schema = ownPasswordForm, label, title, description, intent, values, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button compact onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={title} description={description} onClose={() => setAsking(false)}>
          <InlineForm
            schema={schema}
            intent={intent}
            submitLabel={label}
            onSaved={() => setAsking(false)}
          >
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {children}
            <OwnPasswordField />
          </InlineForm>
        </Dialog>
      )}
    </>
  );
}
