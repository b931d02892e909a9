import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import type { StaffLanguage } from '#domain/staff-words/staff-languages.ts';
import { visitContext } from '#server/visit/context.ts';
import { signedInParameter } from './after-sign-in.ts';
import { requestedPage } from './requested-page.server.ts';

/**
 * The redirect after a sign-in: to the dashboard, which offers the page that was asked for. If the account has another
 * language than this page, the browser loads a new document, because the words come with it.
 */
export function toDashboard(
  { headers, language }: { headers: Headers; language: StaffLanguage },
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const { origin, staffLanguage } = context.get(visitContext);
  const asked = requestedPage.read(request.headers, origin) ?? '';
  headers.append('Set-Cookie', requestedPage.forget(origin));
  const redirectTo = language === staffLanguage ? redirect : redirectDocument;
  return redirectTo(`/admin?${new URLSearchParams({ [signedInParameter]: asked })}`, { headers });
}
