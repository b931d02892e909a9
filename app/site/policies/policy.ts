import { visitContext } from '#server/context.ts';
import type { Route } from './+types/policy.ts';
import { policyIn } from './policies.server.ts';

/** The text of a policy in the visitor's language: asked for by the dialog that shows it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const text = policyIn(params.name, context.get(visitContext).language.code);
  if (!text) throw new Response('Not found', { status: 404 });
  return Response.json(text, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
