import { machineDate } from '#app/i18n/dates.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { subscriptionPath } from '#domain/newsletter/subscription.ts';
import { activeSubscriptions } from '#domain/newsletter/subscription-editing.server.ts';
import { csvOf } from '#domain/texts/csv.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { download } from '../../actions/download.ts';
import { addSecurityEntry } from '../../actions/security-entry.server.ts';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import type { Route } from './+types/subscribers-export-route.ts';

const columns = [
  'Email',
  'Status',
  'Created At',
  'Confirmed At',
  'Language',
  'Page',
  'Unsubscribe',
];

/** The active subscriptions as CSV, each with the address at which it ends, for a mail program. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { origin } = context.get(visitContext);
  const rows = await load(context, loadFailures['/admin/general-settings/subscribers'], () =>
    activeSubscriptions(services.db),
  );
  await addSecurityEntry({ request, context }, 'addresses exported');
  const cells = rows.map(({ email, createTime, confirmed_at, language_code, source, secret }) => [
    ...[email, 'Active', machineDate(createTime), confirmed_at ? machineDate(confirmed_at) : ''],
    ...[language_code ?? '', source ?? ''],
    services.site.linkTo(language_code ?? originalLanguage, origin) + subscriptionPath(secret),
  ]);
  return download('newsletter-subscribers.csv', 'text/csv', csvOf([columns, ...cells]));
}
