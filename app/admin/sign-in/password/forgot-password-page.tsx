import { data, redirect } from 'react-router';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { isAdministratorEmail } from '#domain/administrators/administrator-form.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { forgotTexts, signInTexts, tooManyTexts } from '../sign-in-texts.ts';
import { SignedOutForm, SignedOutLink } from '../signed-out-form.tsx';
import { visitorOf } from '../visitor.server.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { mailPasswordLink } from './password-mail.server.ts';

export const meta = () => [{ title: t('Forgot Password') }];

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).sendMail) throw redirect('/admin/login');
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (!services.sendMail) throw redirect('/admin/login');
  const email = String((await sentForm(request)).get('email') ?? '').trim();
  const answer = (error: string | undefined, status: number) =>
    data({ error, email, sent: status === 200 }, { status });
  if (!isAdministratorEmail(email))
    return answer(email ? forgotTexts.invalid : signInTexts.emailMissing, 422);
  const from = visitorOf(request, context);
  const { wait } = await services.limits.forgotPassword.take(from.address);
  if (wait > 0) return answer(tooManyTexts.signIn(wait), 429);
  // The mail is not awaited, because the response time would reveal whether the administrator exists.
  void mailPasswordLink(services, email, from);
  return answer(undefined, 200);
}

export default function ForgotPasswordPage({ actionData: answer }: Route.ComponentProps) {
  return (
    <>
      {answer?.sent ? (
        <p role="status" className="mt-2 mb-7 text-sm">
          {t(forgotTexts.sent)}
        </p>
      ) : (
        <>
          <p className="mt-2 mb-7 text-muted text-sm">{t(forgotTexts.subtitle)}</p>
          <SignedOutForm button={t(forgotTexts.button)} busy={t(forgotTexts.busy)}>
            <InputField
              name="email"
              label={t('Email')}
              error={answer?.error && translate(answer.error)}
              type="email"
              required
              defaultValue={answer?.email}
              autoComplete="username"
            />
          </SignedOutForm>
        </>
      )}
      <SignedOutLink to="/admin/login">{t(forgotTexts.back)}</SignedOutLink>
    </>
  );
}
