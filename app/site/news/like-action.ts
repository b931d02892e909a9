import { redirect } from 'react-router';
import { idInAddress } from '#domain/addresses/id-in-address.ts';
import { changeLikes, readLikes } from '#domain/news/likes.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { pageBefore } from '../query/transient-query.ts';
import type { Route } from './+types/like-action.ts';

const notAllowed = () =>
  Response.json(
    { error: 'PUT, POST or DELETE' },
    { status: 405, headers: { Allow: 'PUT, POST, DELETE' } },
  );

/** The address only receives likes, so a GET request is refused. */
export const loader = notAllowed;

/**
 * PUT adds a like to a news item and answers `{likes, token}`. DELETE with that token takes the like back; without the
 * token it only answers the count. POST, from a form, adds a like and redirects to the page of the form.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limits, likeTokens, likesChanged, log } = context.get(servicesContext);
  const { method } = request;
  if (!['PUT', 'POST', 'DELETE'].includes(method)) return notAllowed();
  if (!(await limits.like.take(context.get(visitContext).clientAddress))) {
    return notCounted(request, context, 'Too many likes. Please wait a moment.', 429);
  }
  const id = idInAddress(params.id);
  let likes: number | undefined;
  try {
    likes =
      id && (await (method === 'DELETE' ? takeBack(id, request, context) : changeLikes(db, id, 1)));
  } catch (error) {
    log.error({ requestId: context.get(visitContext).requestId, error }, 'a like failed');
    const text = 'The like could not be counted. Please try again in a moment.';
    return notCounted(request, context, text, 503);
  }
  if (id === undefined || likes === undefined) {
    return notCounted(request, context, 'News item not found', 404);
  }
  // Cached pages with the old count are dropped before the answer, so that the next page shows the new count.
  likesChanged();
  if (method === 'POST')
    return redirect(pageBefore(request, context.get(visitContext).origin).href, 303);
  const token = method === 'PUT' ? likeTokens.issue(id) : undefined;
  return Response.json({ likes, token }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Answers that the like was not counted: JSON for a script, a redirect with a toast for a form. */
function notCounted(
  request: Request,
  context: Route.ActionArgs['context'],
  error: string,
  status: number,
): Response {
  if (request.method !== 'POST') return Response.json({ error }, { status });
  const page = pageBefore(request, context.get(visitContext).origin);
  page.searchParams.set('toast', 'like');
  return redirect(page.href, 303);
}

/** Takes a like back if the request has its token. Without tokens, anyone could reduce every count to 0. */
async function takeBack(id: number, request: Request, context: Route.ActionArgs['context']) {
  const { db, likeTokens, limits } = context.get(servicesContext);
  const token = likeTokens.nameOf(id, request.headers.get('X-Like-Token') ?? '');
  return db.transaction(async (tx) =>
    token !== undefined && (await limits.spentLike.take(token, tx))
      ? changeLikes(tx, id, -1)
      : (await readLikes(tx, [id]))[0]?.likes,
  );
}
