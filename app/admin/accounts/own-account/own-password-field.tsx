import { t } from '#domain/admin-words/t.ts';
import { TextField } from '../../form/fields/form-fields.tsx';

/** Asks for the own password again, for operations that need more than an open session. */
export function OwnPasswordField({ hint }: { hint?: string | undefined }) {
  return (
    <TextField
      name="own_password"
      label={t('Your Password')}
      type="password"
      required
      value=""
      input={{ autoComplete: 'current-password' }}
      hint={hint}
    />
  );
}
