import { sentForm } from '#domain/forms/sent-form.server.ts';
import { countInterest } from '#domain/interest/interest.server.ts';
import { readInterest } from '#domain/interest/interest.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/interest-action.ts';

const answer = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** The address only receives reports, so a GET request is refused. */
export const loader = () => answer(405);

/** Counts a report of interest-script.ts. The response has no text, because sendBeacon ignores it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits, log } = context.get(servicesContext);
  const { clientAddress, language, requestId } = context.get(visitContext);
  if (!limits.interest.take(clientAddress)) return answer(429);
  const form = await sentForm(request);
  const interest = readInterest(String(form.get('kind')), String(form.get('subject')));
  if (!interest) return answer(400);
  try {
    await countInterest(db, language.code, interest);
    return answer(204);
  } catch (error) {
    log.error({ requestId, error }, 'what a buyer looked for was not counted');
    return answer(503);
  }
}
