import { data, Form } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import {
  confirmSubscription,
  findSubscriptionBySecret,
  unsubscribe,
} from '#domain/newsletter/confirmation.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { MissingPage } from '../not-found/missing-page.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/subscription-page.ts';

/**
 * The page of a subscription at its secret address. Opening the page changes nothing, because mail scanners open every
 * link. The page is never cached.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { newsletter } = messagesOf(context.get(visitContext));
  const found = await attempt(context, async (db) => ({
    subscription: await findSubscriptionBySecret(db, params.secret),
  }));
  if (!found) throw new Response(null, { status: 503 });
  const { subscription } = found;
  const texts = { title: newsletter.heading, description: newsletter.text };
  const meta = missingPageMeta(context, subscription && texts);
  // With 'no-referrer' browsers would send the form without its origin, and the server would refuse the form.
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
  return data({ subscription, meta }, { headers, status: subscription ? 200 : 404 });
}

/**
 * Confirms the subscription if the form asks for that, and otherwise ends it. A mail program ends it by a POST without
 * fields and without following redirects (List-Unsubscribe-Post, RFC 8058).
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const form = await sentForm(request);
  const change = form.get('intent') === 'confirm' ? confirmSubscription : unsubscribe;
  await change(db, params.secret);
  return null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { meta } from '../seo/page-meta.ts';

export default function SubscriptionPage({ loaderData: { subscription } }: Route.ComponentProps) {
  const { heading, page } = useMessages().newsletter;
  if (!subscription) return <MissingPage products={[]} />;
  const { email, state } = subscription;
  return (
    <>
      <PageHeader title={heading} lead={fill(page[state], { email })} />
      {state !== 'inactive' && (
        <div className="section wrap">
          <Form method="post" reloadDocument>
            <button
              type="submit"
              className="button"
              name="intent"
              value={state === 'awaiting' ? 'confirm' : 'unsubscribe'}
            >
              {state === 'awaiting' ? page.confirm : page.unsubscribe}
            </button>
          </Form>
        </div>
      )}
    </>
  );
}
