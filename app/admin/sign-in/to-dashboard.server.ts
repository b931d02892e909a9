import { type RouterContextProvider, redirect } from 'react-router';
import { visitContext } from '#server/visit/context.ts';
import { signedInParameter } from './after-sign-in.ts';
import { requestedPage } from './requested-page.server.ts';

/** The redirect after a sign-in: to the dashboard, which offers the page that was asked for. */
export function toDashboard(
  headers: Headers,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const { origin } = context.get(visitContext);
  const asked = requestedPage.read(request.headers, origin) ?? '';
  headers.append('Set-Cookie', requestedPage.forget(origin));
  return redirect(`/admin?${new URLSearchParams({ [signedInParameter]: asked })}`, { headers });
}
