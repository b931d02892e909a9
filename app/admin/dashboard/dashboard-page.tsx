import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';
import { unreadNotices } from '#domain/administrators/security-log.server.ts';
import {
  countRecords,
  countWork,
  findTranslationWork,
  isNewcomer,
} from '#domain/dashboard/dashboard.server.ts';
import { listActivity } from '#domain/history/activity.server.ts';
import { listPlans } from '#domain/planned/named-plans.server.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/records/kinds.ts';
import { servicesContext } from '#server/context.ts';
import { administratorContext } from '../guard.server.ts';
import { ActivityList, shownChange } from '../history/activity-list.tsx';
import { PlannedList } from '../planned/planned-list.tsx';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadPart } from '../screen/screen-loader.server.ts';
import type { AfterSignIn } from '../shell/toasts.tsx';
import type { Route } from './+types/dashboard-page.ts';
import { AccountNotices } from './account-notices.tsx';
import { QuickGuide } from './quick-guide.tsx';
import { WorkList } from './work-list.tsx';

export const meta = () => [{ title: 'Dashboard' }];

/** The names of the tiles, in their order. */
const tiles: [name: string, kind: CatalogueKind][] = [
  ['Categories', 'product_categories'],
  ['Products', 'products'],
  ['Item Codes', 'item_codes'],
  ['Gallery Categories', 'gallery_categories'],
  ['Gallery Items', 'gallery_items'],
  ['News & Events', 'news_items'],
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id } = context.get(administratorContext);
  const [counts, work, plans, translations, changes, isNew, unread] = await Promise.all([
    load(context, 'Failed to load data', () => countRecords(db)),
    loadPart(context, 'Failed to load what there is to do', () => countWork(db)),
    loadPart(context, 'Failed to load what is planned', () => listPlans(db, 20)),
    loadPart(context, 'Failed to load how much is translated', () => findTranslationWork(db)),
    loadPart(context, 'Failed to load recent changes', async () =>
      (await listActivity(db, {}, 8)).map(shownChange),
    ),
    load(context, 'Failed to load data', () => isNewcomer(db, id)),
    loadPart(context, 'Failed to load the notices about your account', () => unreadNotices(db, id)),
  ]);
  return { counts, work, plans, translations, changes, isNew, unread };
}

export { ScreenError as ErrorBoundary };

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { counts, work, plans, translations, changes, isNew, unread } = loaderData;
  useFailedParts(loaderData);
  // The server does not know what the browser keeps with its history.
  const state = useLocation().state as AfterSignIn | null;
  const askedFor = useHydrated() ? state?.askedFor : undefined;
  return (
    <Screen heading="Dashboard">
      {askedFor && (
        <p className="mb-4 text-sm">
          <Link to={askedFor} className="underline underline-offset-4">
            Go on to the page that you asked for
          </Link>
        </p>
      )}
      {unread.value ? <AccountNotices unread={unread.value} /> : <FailedPart part={unread} />}
      <ul className="mb-6 grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
        {tiles.map(([name, kind]) => (
          <li key={kind}>
            <Link
              to={catalogueKinds[kind].screen}
              className="flex h-full items-center justify-between gap-3 bg-white px-4 py-2 hover:bg-paper"
            >
              <span className="text-ink-soft text-sm leading-4">{name}</span>
              <span className="font-serif text-2xl leading-8 tabular-nums lining-nums">
                {counts[kind].toLocaleString('en')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isNew && <QuickGuide open />}
      <div className="mb-6 grid items-start gap-6 xl:grid-cols-2">
        <WorkList counts={work.value} translations={translations.value}>
          <FailedPart part={work} className="mb-3" />
          <FailedPart part={translations} className="mb-3" />
        </WorkList>
        <section aria-labelledby="recent-changes" className="min-w-0">
          <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="recent-changes" className="font-serif text-[1.375rem] leading-8">
              Recent changes
            </h2>
            <Link to="/admin/activity" className="text-sm underline underline-offset-4">
              All activity
            </Link>
          </header>
          <FailedPart part={changes} />
          {changes.value?.length === 0 && (
            <p className="text-muted text-sm">Nothing has been changed yet.</p>
          )}
          <ActivityList changes={changes.value ?? []} />
        </section>
      </div>
      {plans.value ? (
        <PlannedList plans={plans.value} />
      ) : (
        <FailedPart part={plans} className="mb-6" />
      )}
      {!isNew && <QuickGuide />}
    </Screen>
  );
}
