import type { ActionFunctionArgs } from 'react-router';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { enterCode } from '../sign-in/code/login-code.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';

/** Signs in for the dialog over an open form. Answers JSON: `needsCode`, or `error` with its status. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const answer = form.has('code')
    ? await enterCode(form, request, context)
    : await signIn(form, request, context);
  if (answer.ok) {
    const needsCode = 'needsCode' in answer && answer.needsCode;
    return Response.json({ needsCode }, { headers: answer.headers });
  }
  return Response.json({ error: answer.error }, { status: answer.status });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
