import { TextField } from '../form/form-fields.tsx';

/** Asks for one's own password again, for what needs more than an open session. */
export function OwnPasswordField({ hint }: { hint?: string | undefined }) {
  return (
    <TextField
      name="own_password"
      label="Your Password"
      type="password"
      required
      value=""
      input={{ autoComplete: 'current-password' }}
      hint={hint}
    />
  );
}
