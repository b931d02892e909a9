import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, inData, type Message } from '#app/i18n/message.tsx';
import { pageSizes } from '#domain/lists/list-page.ts';
import { FilterPills } from './filter-pills.tsx';
import type { ListRequest } from './list-request.ts';
import { SearchBox } from './search-box.tsx';

interface ListFormProps {
  now: ListRequest;
  messages: Record<'searchPlaceholder' | 'loading' | 'loadFailed' | 'countOne' | 'count', Message>;
  /** The number of records in the list; undefined if the list could not be loaded. */
  total: number | undefined;
  /** The categories by which the list can be filtered. */
  categories?: Parameters<typeof FilterPills>[0]['categories'];
  /** Whether the visitor can choose the page size. */
  paged?: boolean;
}

/** Search, filter and page size of a list: a GET form that list-script.ts makes quicker. */
export function ListForm({ now, messages, total, categories, paged = false }: ListFormProps) {
  const { itemsPerPage } = useMessages().lists;
  const { pathname } = useLocation();
  return (
    <search>
      <form
        method="get"
        action={pathname}
        className="mb-8 grid grid-cols-1 gap-6"
        data-list=""
        {...inData('failed', messages.loadFailed)}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <SearchBox q={now.q} category={now.category} placeholder={messages.searchPlaceholder} />
          {paged && (
            <label className="flex items-center gap-3 text-[0.9375rem]">
              {itemsPerPage}
              <select name="size" defaultValue={now.size} className="input">
                {pageSizes.map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </select>
            </label>
          )}
          {categories && (
            <div className={paged ? 'w-full' : 'min-w-0 max-w-full'}>
              <FilterPills categories={categories} chosen={now.category} />
            </div>
          )}
        </div>
        <p role="status" className="caption min-h-[1.6em]" {...inData('loading', messages.loading)}>
          {total === 1
            ? messages.countOne
            : total !== undefined && fill(messages.count, { n: total })}
        </p>
      </form>
    </search>
  );
}
