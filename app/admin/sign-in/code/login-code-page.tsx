import { data } from 'react-router';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { codeTexts, forgotTexts, signInTexts } from '../sign-in-texts.ts';
import { SignedOutForm, SignedOutLink } from '../signed-out-form.tsx';
import { toDashboard } from '../to-dashboard.server.ts';
import type { Route } from './+types/login-code-page.ts';
import { enterCode } from './login-code.server.ts';

export const meta = () => [{ title: t('Sign in') }];

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await enterCode(await sentForm(request), request, context);
  if (!answer.ok) return data({ error: answer.error }, { status: answer.status });
  throw toDashboard(answer, request, context);
}

export default function LoginCodePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-2 mb-7 text-muted text-sm">{t(codeTexts.subtitle)}</p>
      <SignedOutForm button={t(signInTexts.button)} busy={t(signInTexts.busy)}>
        <InputField
          name="code"
          label={t(codeTexts.label)}
          error={actionData && translate(actionData.error)}
          type="text"
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
        />
      </SignedOutForm>
      <SignedOutLink to="/admin/login">{t(forgotTexts.back)}</SignedOutLink>
    </>
  );
}
