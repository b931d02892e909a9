import type { ActionFunctionArgs } from 'react-router';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { signIn } from './sign-in.server.ts';

/** Signs in from a dialog over an open form: an answer without a page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await signIn(await sentForm(request), request, context);
  if (answer.ok) return Response.json({}, { headers: answer.headers });
  return Response.json({ error: answer.error }, { status: answer.status });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
