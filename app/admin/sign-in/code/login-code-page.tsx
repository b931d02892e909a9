import { data, Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, fieldAria, inputLook } from '#app/ui/fields/field-frame.tsx';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { adminLinks } from '../../admin-links.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { codeTexts, forgotTexts, signInTexts } from '../sign-in-texts.ts';
import { toDashboard } from '../to-dashboard.server.ts';
import type { Route } from './+types/login-code-page.ts';
import { enterCode } from './login-code.server.ts';

export const links: Route.LinksFunction = () => adminLinks;
export const meta = () => [{ title: 'Sign in' }, { name: 'robots', content: 'noindex, nofollow' }];

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await enterCode(await sentForm(request), request, context);
  if (!answer.ok) return data({ error: answer.error }, { status: answer.status });
  throw toDashboard(answer.headers, request, context);
}

export default function LoginCodePage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const error = actionData?.error;
  return (
    <AuthLayout>
      <p className="mt-2 mb-7 text-muted text-sm">{codeTexts.subtitle}</p>
      <Form method="post" noValidate className="mb-5 flex flex-col gap-5">
        <FieldFrame id="code" label={codeTexts.label} error={error}>
          <input
            name="code"
            type="text"
            required
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            className={inputLook}
            {...fieldAria('code', { error })}
          />
        </FieldFrame>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? signInTexts.busy : signInTexts.button}
        </Button>
      </Form>
      <p className="text-sm">
        <Link to="/admin/login" className="underline underline-offset-4">
          {forgotTexts.back}
        </Link>
      </p>
    </AuthLayout>
  );
}
