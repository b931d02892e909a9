import { redirect } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { subscribe } from '#domain/newsletter/newsletter.server.ts';
import { subscriptionPath } from '#domain/newsletter/subscription.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { pageBefore } from '../query/transient-query.ts';
import type { Route } from './+types/subscribe.ts';
import { confirmationMailIn } from './confirmation-mail.ts';
import { isTaken, type NewsletterOutcome } from './newsletter-outcome.ts';

/** The address has no page of its own, because the form is in the footer of every page. */
export const loader = () => redirect('/#newsletter');

/**
 * Signs up a subscriber. A script gets the outcome as JSON. A plain form is redirected back to its page, with the typed
 * address if the sign-up failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { limits } = context.get(servicesContext);
  const { clientAddress, origin } = context.get(visitContext);
  // The limit is checked before the body is read, so that a refused request costs almost nothing.
  const form = (await limits.newsletter.take(clientAddress)) ? await sentForm(request) : undefined;
  const email = String(form?.get('email') ?? '').slice(0, 300);
  const back = pageBefore(request, origin);
  const outcome = form ? await outcomeOf(form, email, back.pathname, context) : 'failed';
  if (request.headers.get('Accept')?.includes('application/json'))
    return Response.json({ outcome });
  back.searchParams.set('newsletter', outcome);
  if (!isTaken(outcome) && email !== '') back.searchParams.set('email', email);
  back.hash = 'newsletter';
  return redirect(back.href, 303);
}

/** The path of the page with the form, which staff see. The secret of a subscription is removed from the path. */
const sourceOf = (path: string) => path.replace(/^(\/newsletter)\/.*/, '$1').slice(0, 300);

async function outcomeOf(
  form: FormData,
  email: string,
  page: string,
  context: Route.ActionArgs['context'],
): Promise<NewsletterOutcome> {
  const { db, log, site, siteName, wakeDelivery } = context.get(servicesContext);
  const visit = context.get(visitContext);
  const { requestId, language, origin } = visit;
  // A program that fills the honeypot is told that it succeeded, so that it does not try again.
  if (form.get('website')) return 'subscribed';
  try {
    const name = await siteName();
    const signUp = { email, language_code: language.code, source: sourceOf(page) };
    const answer = await subscribe(db, signUp, {
      host: site.hostName,
      write: (secret) =>
        confirmationMailIn(messagesOf(visit), {
          site: name,
          page: site.linkTo(language.code, origin) + subscriptionPath(secret),
        }),
    });
    wakeDelivery();
    if (!answer.ok) return answer.reason;
    return answer.isActive ? 'subscribed' : 'unconfirmed';
  } catch (error) {
    log.error({ requestId, error }, 'a newsletter sign-up failed');
    return 'failed';
  }
}
