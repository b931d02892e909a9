import { useState } from 'react';
import { useActionData } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { codeForm } from '#domain/administrators/administrator-form.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { TextField } from '../form/fields/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { CodeList } from './recovery-codes.tsx';
import { EndOthersField, PasswordStep, Step } from './step.tsx';

/** Asks for the password, then shows what the authenticator app needs and asks for a first code. */
export function SetUp() {
  const pageResult = useActionData<ActionResult>();
  const [made, setMade] = useState(pageResult?.ok ? pageResult.secondFactor : undefined);
  if (!made)
    return (
      <PasswordStep
        intent="begin"
        label={t('Set Up')}
        onSaved={({ secondFactor }) => setMade(secondFactor)}
      />
    );
  return (
    <Step>
      <p className="text-sm">
        {t('Scan this code with an authenticator app, or type the secret into the app.')}
      </p>
      <img src={made.picture} alt={t('The secret as a QR code')} width={240} height={240} />
      <p className="mb-4 wrap-anywhere font-mono text-sm">{made.secret}</p>
      <p className="text-sm">
        {t(
          'Recovery codes: each works once, without the app. They will not be shown again: store them with your passwords.',
        )}
      </p>
      <CodeList codes={made.codes} />
      <InlineForm schema={codeForm} intent="confirm" submitLabel={t('Turn On')}>
        <TextField
          name="code"
          label={t('Code|second factor')}
          required
          value=""
          hint={t('The six digits currently shown in the app.')}
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
        />
        <EndOthersField />
      </InlineForm>
    </Step>
  );
}
