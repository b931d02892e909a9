import { data, Form, redirect, useActionData, useNavigation } from 'react-router';
import { servicesContext, visitContext } from '#server/context.ts';
import stylesheet from '../admin.css?url';
import type { Route } from './+types/sign-in-page.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, limits } = context.get(servicesContext);
  const { clientAddress } = context.get(visitContext);
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const password = String(form.get('password') ?? '');
  if (!(await limits.signIn.allows(clientAddress))) {
    return data(
      { error: 'Too many attempts. Please try again in a few minutes.' },
      { status: 429 },
    );
  }
  const headers = await accounts.signIn({ email, password, headers: request.headers });
  if (!headers) {
    await limits.signIn.take(clientAddress);
    return data({ error: 'Invalid email or password' }, { status: 401 });
  }
  throw redirect('/admin', { headers });
}

export default function SignInPage() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  return (
    <main>
      <h1>Kamsin</h1>
      <p>Enter your credentials to access the admin dashboard</p>
      <Form method="post">
        <label>
          Email <input name="email" type="email" autoComplete="username" />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" />
        </label>
        {answer?.error && <p role="alert">{answer.error}</p>}
        <button type="submit" disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </button>
      </Form>
    </main>
  );
}
