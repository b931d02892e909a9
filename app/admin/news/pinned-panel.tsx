import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import { maxPinned } from '#domain/news/news.ts';
import type { PinnedNews } from '#domain/news/news-list.server.ts';
import { ReorderArea } from '../reorder/reorder-area.tsx';
import { OrderButtons } from '../reorder/reorder-bar.tsx';
import { ReorderableRows } from '../reorder/reorderable-rows.tsx';
import { type Reorder, useReorder } from '../reorder/use-reorder.ts';

const wholeList: ListQuery = { q: '', sort: '', dir: 'asc', page: 1, filters: {} };

/** The pinned items in their order, with a mode to reorder them. */
export function PinnedPanel({ pinned }: { pinned: PinnedNews[] }) {
  const [reordering, setReordering] = useState(false);
  const leave = () => setReordering(false);
  const list = { rows: pinned, total: pinned.length, page: 1, pages: 1, offset: 0 };
  const reorder = useReorder(list, wholeList, (row) => row.title, { onSaved: leave });
  const discard = () => {
    reorder.discard();
    leave();
  };
  const toggle = () => {
    if (reorder.changed) discard();
    else setReordering(!reordering);
  };
  return (
    <section
      aria-labelledby="pinned-heading"
      className="mb-6 border border-line bg-white px-5 py-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="pinned-heading" className="font-serif text-xl">
          {t('Pinned Items ({count}/{most})', { count: pinned.length, most: maxPinned })}
        </h2>
        <Button compact disabled={pinned.length === 0 || reorder.busy} onClick={toggle}>
          {reordering ? t('Cancel Reordering') : t('Reorder Items')}
        </Button>
      </header>
      {pinned.length === 0 && (
        <p className="mt-1 text-muted text-sm">{t('Nothing is pinned yet.')}</p>
      )}
      {reordering && pinned.length > 0 ? (
        <ReorderMode reorder={reorder} discard={discard} />
      ) : (
        <ol className="mt-2 list-inside list-decimal text-sm marker:text-gold-deep empty:hidden">
          {reorder.rows.map((row) => (
            <li key={row.id} className="truncate py-0.5">
              {row.title}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The reorder mode; when it ends, the focus returns to the button that started it. */
function ReorderMode({ reorder, discard }: { reorder: Reorder<PinnedNews>; discard: () => void }) {
  const { changed, problem } = reorder;
  const here = useRef<HTMLDivElement>(null);
  useFocusFallback(here, ({ parentElement }) => parentElement?.querySelector('header button'));
  return (
    <div ref={here} className="mt-3">
      <section
        aria-labelledby="reordering-heading"
        className="mb-3 flex flex-wrap items-center justify-between gap-3 border border-gold bg-paper px-4 py-2.5"
      >
        <div>
          <h3 id="reordering-heading" className="font-medium text-sm">
            {t('Reordering Pinned Items')}
          </h3>
          <p role={problem ? 'alert' : 'status'} className="text-sm">
            {(problem && translate(problem)) ??
              (changed
                ? t('The order has changed but is not saved yet.')
                : t('Drag the items, or use their Move menu.'))}
          </p>
        </div>
        <OrderButtons {...reorder} discard={discard} />
      </section>
      <ReorderArea reorder={reorder}>
        <div className="listing">
          <table>
            <thead>
              <tr>
                <th scope="col" className="h-10 w-20">
                  <span className="sr-only">{t('Drag to reorder')}</span>
                </th>
                <th scope="col" className="w-28 max-sm:w-20">
                  {t('Display Order')}
                </th>
                <th scope="col">{t('Title')}</th>
              </tr>
            </thead>
            <ReorderableRows
              anywhere
              reorder={reorder}
              cellsOf={(row) => [
                <td key="order">{row.display_order}</td>,
                <td key="title">{row.title}</td>,
              ]}
            />
          </table>
        </div>
      </ReorderArea>
    </div>
  );
}
