import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { t } from '#domain/admin-words/t.ts';
import { findSender } from '#domain/contact/desk/contact-inbox.server.ts';
import { erasePerson, findTraces } from '#domain/erasure/erase-person.server.ts';
import { tracesInWords } from '#domain/erasure/person-traces.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { findSubscription } from '#domain/newsletter/subscription-editing.server.ts';
import { subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { Screen } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/erase-person-page.ts';
import { ErasePerson } from './erase-person.tsx';
import { erasedInWords, eraseFailures } from './erase-texts.ts';

export const meta = () => [{ title: t('Erase a Person') }];

/** Finds the person by the id of a message or subscriber, so that the URL contains no e-mail address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, outbox } = context.get(servicesContext);
  const parameters = new URL(request.url).searchParams;
  const idOf = (name: string) => Number(/^\d{1,9}$/.exec(parameters.get(name) ?? '')?.[0] ?? 0);
  return load(context, eraseFailures.look, async () => {
    const email =
      (await findSender(db, idOf('message'))) ??
      (await findSubscription(db, idOf('subscriber')))?.email;
    if (email === undefined) return { person: undefined };
    return { person: { email, traces: await findTraces({ db, outbox }, email) } };
  });
}

async function look({ form, db, services }: Operation): Promise<ActionResult> {
  const parsed = parseForm(subscriptionForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { email } = parsed.value;
  const traces = await findTraces({ db, outbox: services.outbox }, email);
  return { ok: true, person: { email, traces } };
}

async function erase({ form, db, services, note }: Operation): Promise<ActionResult> {
  const parsed = parseForm(subscriptionForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { email } = parsed.value;
  const removed = await erasePerson({ db, outbox: services.outbox }, email);
  const words = inLanguage('en', () => tracesInWords(removed).join(', '));
  if (words !== '') await note('person erased', words);
  return { ok: true, toast: erasedInWords(removed) };
}

export const action = screenAction(eraseFailures, { look, erase });
export const clientAction = screenClientAction(eraseFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function ErasePersonPage({ loaderData }: Route.ComponentProps) {
  return (
    <Screen
      heading={t('Erase a Person')}
      description={t(
        'For people who ask to be forgotten. Removes everything stored about an email address from messages, subscribers, the bin and the history.',
      )}
    >
      <ErasePerson person={loaderData.person} />
    </Screen>
  );
}
