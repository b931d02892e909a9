import { redirect } from 'react-router';
import { idInAddress } from '#domain/addresses/id-in-address.ts';
import { changeLikes } from '#domain/news/likes.server.ts';
import { requestContext, servicesContext } from '#server/context.ts';
import { pageBefore } from '../page/referring-page.server.ts';
import type { Route } from './+types/like-action.ts';

const differences: Record<string, 1 | -1> = { PUT: 1, POST: 1, DELETE: -1 };

const notAllowed = () =>
  Response.json(
    { error: 'PUT, POST or DELETE' },
    { status: 405, headers: { Allow: 'PUT, POST, DELETE' } },
  );

/** Nobody browses here. */
export const loader = notAllowed;

/**
 * PUT likes a news item, DELETE takes it back; both answer `{likes}`. A form's POST likes it and leads
 * back to the page that it stands on.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limits, likesChanged } = context.get(servicesContext);
  const difference = differences[request.method];
  if (!difference) return notAllowed();
  if (!limits.like.take(context.get(requestContext).clientAddress)) {
    return Response.json({ error: 'Too many likes. Please wait a moment.' }, { status: 429 });
  }
  const id = idInAddress(params.id);
  const likes = id && (await changeLikes(db, id, difference));
  if (likes === undefined) {
    return Response.json({ error: 'News item not found' }, { status: 404 });
  }
  // Before the answer: whoever has it finds the new count on the very next page.
  likesChanged();
  if (request.method === 'POST')
    return redirect(pageBefore(request, context.get(requestContext).origin).href, 303);
  return Response.json({ likes }, { headers: { 'Cache-Control': 'no-store' } });
}
