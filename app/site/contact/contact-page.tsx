import type { Messages } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Island } from '../islands/island.server.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/contact-page.ts';
import { receiveContactMessage } from './contact-action.server.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm, type ContactFormMessages } from './contact-form.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { LocationMap } from './location-map.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  const outcome: ContactOutcome | undefined = isSent ? { kind: 'sent' } : undefined;
  return { outcome, meta: fixedPageMeta(context, request.url, 'contact') };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContactMessage(request, context);

export { meta } from '../seo/loaded-meta.ts';

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useMessages();
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
        <Island
          name="contact-form"
          component={ContactForm}
          props={{ messages: formMessages(contact), outcome: actionData ?? loaderData.outcome }}
          failed={contact.failed}
        />
      </div>
      <LocationMap />
    </>
  );
}

function formMessages(messages: Messages['contact']): ContactFormMessages {
  const { name, email, subject, message, formHeading, leaveEmpty } = messages;
  const { send, sending, sent, failed, full, problems } = messages;
  return {
    ...{ name, email, subject, message, formHeading, leaveEmpty },
    ...{ send, sending, sent, failed, full, problems },
  };
}
