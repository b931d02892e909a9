import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';
import { unreadNotices } from '#domain/administrators/security-log.server.ts';
import { recentChanges } from '#domain/changes/change-log.server.ts';
import { countRecords } from '#domain/dashboard/dashboard.server.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/records/kinds.ts';
import { servicesContext } from '#server/context.ts';
import { administratorContext } from '../guard.server.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadPart } from '../screen/screen-loader.server.ts';
import type { AfterSignIn } from '../shell/toasts.tsx';
import type { Route } from './+types/dashboard-page.ts';
import { AccountNotices } from './account-notices.tsx';
import { QuickGuide } from './quick-guide.tsx';
import { RecentChanges } from './recent-changes.tsx';

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
  const [counts, changes, unread] = await Promise.all([
    load(context, 'Failed to load data', () => countRecords(db)),
    loadPart(context, 'Failed to load recent changes', () => recentChanges(db, 12)),
    loadPart(context, 'Failed to load the notices about your account', () => unreadNotices(db, id)),
  ]);
  return { counts, changes, unread };
}

export { ScreenError as ErrorBoundary };

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { counts, changes, unread } = loaderData;
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
      <ul className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 2xl:grid-cols-6">
        {tiles.map(([name, kind]) => (
          <li key={kind}>
            <Link
              to={catalogueKinds[kind].screen}
              className="flex h-full flex-col justify-between gap-3 border border-line bg-white px-5 py-4 transition-colors hover:border-gold-deep"
            >
              <span className="text-ink-soft text-sm">{name}</span>
              <span className="font-serif text-4xl leading-10 tabular-nums lining-nums">
                {counts[kind].toLocaleString('en')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <QuickGuide />
        {changes.value ? <RecentChanges changes={changes.value} /> : <FailedPart part={changes} />}
      </div>
    </Screen>
  );
}
