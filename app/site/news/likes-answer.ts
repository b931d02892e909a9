import { idInAddress } from '#domain/addresses/id-in-address.ts';
import { readLikes } from '#domain/news/likes.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { Route } from './+types/likes-answer.ts';

const maxIds = 50;

/** Answers `/likes?ids=1,2` with the current counts of these news items: `[{id, likes}]`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = asked
    .split(',', maxIds)
    .map(idInAddress)
    .filter((id) => id !== undefined);
  const counts = ids.length === 0 ? [] : await readLikes(context.get(servicesContext).db, ids);
  return Response.json(counts, { headers: { 'Cache-Control': 'no-store' } });
}
