import { type RouterContextProvider, redirect } from 'react-router';
import { visitContext } from '#server/visit/context.ts';
import { signedInParameter } from './after-sign-in.ts';
import { askedFor } from './asked-for.server.ts';

/** The redirect after a sign-in: to the dashboard, which offers the page that was asked for. */
export function toDashboard(
  headers: Headers,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const { origin } = context.get(visitContext);
  const asked = askedFor.read(request.headers, origin) ?? '';
  headers.append('Set-Cookie', askedFor.forget(origin));
  return redirect(`/admin?${new URLSearchParams({ [signedInParameter]: asked })}`, { headers });
}
