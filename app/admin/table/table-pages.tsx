import { Link, useLocation } from 'react-router';
import { pageNumbers } from '#app/ui/page-numbers.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import { listSearch } from '../screen/list-query.ts';

const link =
  'inline-flex min-h-9 min-w-9 items-center justify-center border border-line bg-white px-2.5 text-ink-soft text-sm hover:border-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** The paging of a list and its number of rows; nothing if the list is empty. */
export function TablePages({ list }: { list: ListPage<unknown> }) {
  const { search } = useLocation();
  const { page, pages, total, offset, rows } = list;
  if (total === 0) return null;
  const to = (n: number) => listSearch(search, { page: n });
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-muted text-sm">
      <p>
        {pages > 1
          ? t('{range} of {total}', { range: `${offset + 1}–${offset + rows.length}`, total })
          : t('{total} in all', { total })}
      </p>
      {pages > 1 && (
        <nav aria-label={t('Pages')} className="flex flex-wrap gap-1">
          {page > 1 && (
            <Link to={to(page - 1)} className={link} rel="prev">
              {t('Previous')}
            </Link>
          )}
          {pageNumbers(page, pages).map((n, at) =>
            n === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its index
              <span key={`gap${at}`} className="px-1">
                …
              </span>
            ) : (
              <Link
                key={n}
                to={to(n)}
                aria-label={t('Page {n}', { n })}
                aria-current={n === page ? 'page' : undefined}
                className={`${link} aria-[current]:border-ink aria-[current]:text-ink`}
              >
                {n}
              </Link>
            ),
          )}
          {page < pages && (
            <Link to={to(page + 1)} className={link} rel="next">
              {t('Next')}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
