import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readerLocale, t, translate } from '#domain/admin-words/t.ts';
import type { RecordCounts } from '#domain/dashboard/known-counts.server.ts';
import { type CatalogueKind, catalogueKinds, listedKindNames } from '#domain/kinds/kinds.ts';
import type { NamedPlan } from '#domain/planned/named-plans.server.ts';
import { ActivityList } from '../history/activity/activity-list.tsx';
import type { Change } from '../history/activity/shown-change.server.ts';
import { PlannedList } from '../planned/planned-list.tsx';
import { FailedPart, type Part, useFailedParts } from '../screen/failed-part.tsx';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { QuickGuide } from './quick-guide.tsx';

type Tile = [name: string, kind: CatalogueKind];

/** The tiles with fixed names, in their order. */
const fixedTiles: Tile[] = [
  ['Categories', 'product_categories'],
  ['Products', 'products'],
  ['Item Codes', 'item_codes'],
  ['Gallery Categories', 'gallery_categories'],
  ['Gallery Items', 'gallery_items'],
  ['News & Events', 'news_items'],
];
const tiles = [
  ...fixedTiles,
  ...listedKindNames
    .filter((kind) => !fixedTiles.some(([, of]) => of === kind))
    .map((kind): Tile => [catalogueKinds[kind].several, kind]),
];

export type Content = {
  counts: RecordCounts;
  plans: Part<NamedPlan[]>;
  changes: Part<Change[]>;
  isNew: boolean;
};

/** Counts, plans and recent changes of the content; `children` is the list of work to do. */
export function ContentOverview({ content, children }: { content: Content; children: ReactNode }) {
  const { counts, plans, changes, isNew } = content;
  useFailedParts(content);
  return (
    <>
      <ul className="mb-6 grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4 2xl:grid-cols-8">
        {tiles.map(([name, kind]) => (
          <li key={kind}>
            <Link
              to={catalogueKinds[kind].screen}
              className="flex h-full items-center justify-between gap-3 bg-white px-4 py-2 hover:bg-paper"
            >
              <span className="text-ink-soft text-sm leading-4">{translate(name)}</span>
              <span className="font-serif text-2xl leading-8 tabular-nums lining-nums">
                {counts[kind].toLocaleString(readerLocale())}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mb-6 grid items-start gap-6 xl:grid-cols-2">
        {children}
        <section aria-labelledby="recent-changes" className="min-w-0">
          <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="recent-changes" className={sectionHeadingLook}>
              {t('Recent changes')}
            </h2>
            <Link
              to="/admin/activity"
              className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
            >
              {t('All activity')}
            </Link>
          </header>
          <FailedPart part={changes} />
          {changes.value?.length === 0 && (
            <p className="text-muted text-sm">{t('Nothing has been changed yet.')}</p>
          )}
          <ActivityList changes={changes.value ?? []} />
        </section>
      </div>
      {plans.value ? (
        <PlannedList plans={plans.value} />
      ) : (
        <FailedPart part={plans} className="mb-6" />
      )}
      <QuickGuide open={isNew} />
    </>
  );
}
