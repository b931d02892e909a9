import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import type { StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import { visitContext } from '#server/visit/context.ts';
import { signedInParameter } from './after-sign-in.ts';
import { requestedPage } from './requested-page.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A redirect into the back-office after a sign-in. If the account has another language than this page, the browser loads
 * a new document, because the words come with it.
 */
export function redirectSignedIn(
  path: string,
  { headers, language }: { headers: Headers; language: StaffLanguage },
  context: Context,
): Response {
  const isRead = language === context.get(visitContext).staffLanguage;
  return (isRead ? redirect : redirectDocument)(path, { headers });
}

/** The redirect after a sign-in: to the dashboard, which offers the page that was asked for. */
export function toDashboard(
  signedIn: { headers: Headers; language: StaffLanguage },
  request: Request,
  context: Context,
): Response {
  const { origin } = context.get(visitContext);
  const asked = requestedPage.read(request.headers, origin) ?? '';
  signedIn.headers.append('Set-Cookie', requestedPage.forget(origin));
  const path = `/admin?${new URLSearchParams({ [signedInParameter]: asked })}`;
  return redirectSignedIn(path, signedIn, context);
}
