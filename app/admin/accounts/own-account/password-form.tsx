import { joinSentences } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { passwordForm, passwordHint } from '#domain/administrators/administrator-form.ts';
import { TextField } from '../../form/fields/form-fields.tsx';
import { InlineForm } from '../../form/inline-form.tsx';

/** The form that changes the own password. */
export function PasswordForm({ onSaved }: { onSaved?: () => void }) {
  return (
    <InlineForm
      schema={passwordForm}
      intent="password"
      submitLabel={t('Change Password')}
      clears
      onSaved={() => onSaved?.()}
    >
      <TextField
        name="current_password"
        label={t('Current Password')}
        type="password"
        required
        value=""
        input={{ autoComplete: 'current-password' }}
      />
      <TextField
        name="new_password"
        label={t('New Password')}
        type="password"
        required
        value=""
        input={{ autoComplete: 'new-password' }}
        hint={joinSentences([passwordHint(), t('You will be signed out everywhere else.')])}
      />
    </InlineForm>
  );
}
