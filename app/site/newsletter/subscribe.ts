import { redirect } from 'react-router';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { subscribe } from '#domain/newsletter/newsletter.server.ts';
import { servicesContext, visitContext } from '#server/context.ts';
import { pageBefore } from '../page/passing-query.ts';
import type { Route } from './+types/subscribe.ts';
import type { NewsletterOutcome } from './newsletter-outcome.ts';

/** Nobody browses here: the form is at the foot of every page. */
export const loader = () => redirect('/#newsletter');

/**
 * Takes a sign-up. A script gets the outcome as JSON; a plain form goes back to the page that it
 * stands on, which shows the outcome and, unless it went well, what was typed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { limits } = context.get(servicesContext);
  const { clientAddress, origin } = context.get(visitContext);
  // Taken before anything is read: a refusal costs next to nothing.
  const form = limits.newsletter.take(clientAddress) ? await sentForm(request) : undefined;
  const email = String(form?.get('email') ?? '').slice(0, 300);
  const outcome = form ? await outcomeOf(email, Boolean(form.get('website')), context) : 'failed';
  if (request.headers.get('Accept')?.includes('application/json'))
    return Response.json({ outcome });
  const back = pageBefore(request, origin);
  back.searchParams.set('newsletter', outcome);
  if (outcome !== 'subscribed' && email !== '') back.searchParams.set('email', email);
  back.hash = 'newsletter';
  return redirect(back.href, 303);
}

async function outcomeOf(
  email: string,
  isMachine: boolean,
  context: Route.ActionArgs['context'],
): Promise<NewsletterOutcome> {
  const { db, log } = context.get(servicesContext);
  const { requestId } = context.get(visitContext);
  // The honeypot: a program that fills it gets the answer of a success.
  if (isMachine) return 'subscribed';
  try {
    const answer = await subscribe(db, email);
    return answer.ok ? 'subscribed' : answer.reason;
  } catch (error) {
    log.error({ requestId, error }, 'a newsletter sign-up failed');
    return 'failed';
  }
}
