import { useMessages } from '#app/i18n/locale.ts';
import { findEnquiredProduct } from '#domain/products/product.server.ts';
import { Island } from '../islands/island.tsx';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { PageTop } from '../sections/page-top.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/contact-page.ts';
import { receiveContactMessage } from './contact-action.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { EnquiredProduct } from './enquired-product.tsx';
import { enquiryChoices, enquiryRequest } from './enquiry.ts';
import { LocationMap } from './location-map.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  const outcome: ContactOutcome | undefined = isSent ? { kind: 'sent' } : undefined;
  const asked = enquiryRequest(request.url);
  const { product: slug, code } = asked;
  // The form also works without the product, which may be missing or unreadable.
  const product =
    slug &&
    (await attempt(context, (db, languageCode) =>
      findEnquiredProduct(db, languageCode, { slug, code }),
    ));
  return {
    outcome,
    page: shownPages(context).builtIn.contact,
    asked: product ? asked : { ...asked, product: undefined, code: undefined },
    product: product || undefined,
    meta: fixedPageMeta(context, 'contact'),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContactMessage(request, context);

export { meta } from '../seo/page-meta.ts';

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useMessages();
  const { asked, page, product } = loaderData;
  const what = product && (product.code ? `${product.code} (${product.name})` : product.name);
  return (
    <>
      <PageTop page={page} title={contact.title} />
      <div className="section wrap columns contact">
        <section id="message" className="contact-message column-first">
          <h2 className="heading">{contact.formHeading}</h2>
          {product && <EnquiredProduct product={product} />}
          <Island
            name="contact-form"
            component={ContactForm}
            props={{
              messages: contact.form,
              outcome: actionData ?? loaderData.outcome,
              kind: asked.kind,
              choices: enquiryChoices(contact, asked, what),
            }}
            failed={contact.form.failed}
          />
        </section>
        <ContactDetails />
      </div>
      <LocationMap />
    </>
  );
}
