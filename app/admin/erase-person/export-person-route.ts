import { exportPerson } from '#domain/erasure/export-person.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { servicesContext } from '#server/visit/context.ts';
import { download } from '../actions/download.ts';
import { addSecurityEntry } from '../actions/security-entry.server.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/export-person-route.ts';

/** The data about a person as a file. A form posts here, so that the URL contains no e-mail address. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseForm(subscriptionForm, await sentForm(request));
  if (!parsed.ok) throw new Response(null, { status: 422 });
  const found = await load(context, 'Failed to export the person', () =>
    exportPerson(context.get(servicesContext).db, parsed.value.email),
  );
  await addSecurityEntry({ request, context }, 'person exported');
  return download('person.json', 'application/json', `${JSON.stringify(found, null, 2)}\n`);
}
