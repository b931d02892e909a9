import { useWords } from '#app/i18n/locale.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/contact-page.ts';
import { receiveContactMessage } from './contact-action.server.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { LocationMap } from './location-map.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  const outcome: ContactOutcome | undefined = isSent ? { kind: 'sent' } : undefined;
  return { outcome, meta: fixedPageMeta(context, request.url, 'contact') };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContactMessage(request, context);

/** A lost connection is an answer too: the page and what was typed stay. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const failed: ContactOutcome = { kind: 'failed' };
  return serverAction().catch(() => failed);
}

/** Sending a message changes nothing on the page. */
export const shouldRevalidate = () => false;

export { meta } from '../seo/loaded-meta.ts';

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useWords();
  return (
    <>
      <PageHeader
        picture="contact"
        label={contact.label}
        title={contact.title}
        lead={contact.lead}
      />
      <div className="section wrap contact">
        <ContactDetails />
        <ContactForm outcome={actionData ?? loaderData.outcome} />
      </div>
      <LocationMap />
    </>
  );
}
