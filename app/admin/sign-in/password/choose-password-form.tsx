import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, fieldAria, inputLook } from '#app/ui/fields/field-frame.tsx';
import { passwordHint } from '#domain/administrators/administrator-form.ts';

interface ChoosePasswordProps {
  /** The secret of the one-time link. */
  linkKey: string;
  email: string;
  label: string;
  submitLabel: string;
  error: string | undefined;
}

/** The form for a new password on the page of a one-time link. */
export function ChoosePassword({ linkKey, email, label, submitLabel, error }: ChoosePasswordProps) {
  const busy = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  return (
    <Form method="post" action={pathname} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="key" value={linkKey} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <FieldFrame id="new_password" label={label} error={error} hint={passwordHint}>
        <input
          name="new_password"
          type="password"
          required
          autoComplete="new-password"
          className={inputLook}
          {...fieldAria('new_password', { error, hint: true })}
        />
      </FieldFrame>
      <Button look="primary" type="submit" disabled={busy}>
        {busy ? 'Saving...' : submitLabel}
      </Button>
    </Form>
  );
}
