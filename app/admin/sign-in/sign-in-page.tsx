import {
  type ClientActionFunctionArgs,
  data,
  isRouteErrorResponse,
  redirect,
  useNavigation,
} from 'react-router';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/sign-in-page.ts';
import { signIn } from './sign-in.server.ts';
import { signInTexts } from './sign-in-texts.ts';
import { SignedOutForm, SignedOutLink } from './signed-out-form.tsx';
import { toDashboard } from './to-dashboard.server.ts';

export const meta = () => [{ title: t('Sign in') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, site, sendMail } = context.get(servicesContext);
  if (context.get(visitContext).origin !== site.canonical)
    throw redirect(`${site.canonical}/admin/login`);
  if (await accounts.administratorOf(request.headers)) throw redirect('/admin');
  const passwordChanged = new URL(request.url).searchParams.get('password') === 'changed';
  return { passwordChanged, canAskForPassword: sendMail !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await sentForm(request);
  const answer = await signIn(form, request, context);
  if (!answer.ok) {
    const { error, status } = answer;
    const missing = 'missing' in answer ? answer.missing : undefined;
    return data({ error, missing, email: String(form.get('email') ?? '') }, { status });
  }
  if (answer.needsCode)
    throw redirect(`/admin/login-code${new URL(request.url).search}`, { headers: answer.headers });
  throw toDashboard(answer, request, context);
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = isRouteErrorResponse(error) ? error.status : 503;
    return data({ error: signInTexts.failed, missing: undefined, email: undefined }, { status });
  }
}

const translated = (text: string | undefined) => text && translate(text);

export default function SignInPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mt-2 mb-7 text-balance text-muted text-sm">{t(signInTexts.subtitle)}</p>
      {loaderData.passwordChanged && !answer && (
        <p role="status" className="-mt-3 mb-5 text-sm">
          {t(signInTexts.passwordChanged)}
        </p>
      )}
      <SignedOutForm button={t(signInTexts.button)} busy={t(signInTexts.busy)}>
        <InputField
          name="email"
          label={t('Email')}
          error={translated(answer?.missing?.email)}
          type="email"
          required
          defaultValue={answer?.email}
          autoComplete="username"
        />
        <InputField
          name="password"
          label={t('Password')}
          error={translated(answer?.missing?.password)}
          type="password"
          required
          autoComplete="current-password"
        />
        {answer?.error && !answer.missing && (
          // The alert is empty while the form is sent, so that a screen reader reads the same refusal again.
          <p role="alert" className="min-h-5 text-danger text-sm">
            {!busy && translate(answer.error)}
          </p>
        )}
      </SignedOutForm>
      {loaderData.canAskForPassword ? (
        <SignedOutLink to="/admin/forgot-password">{t(signInTexts.forgot)}</SignedOutLink>
      ) : (
        <p className="mt-5 text-muted text-sm">{t(signInTexts.askOperator)}</p>
      )}
    </>
  );
}
