import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { inData, type Message } from '#app/i18n/message.tsx';
import { FilterPills } from './filter-pills.tsx';
import type { ListRequest } from './list-request.ts';
import { PageSizeSelect } from './page-size-select.tsx';
import { SearchBox } from './search-box.tsx';

interface ListFormProps {
  now: ListRequest;
  placeholder: Message;
  /** The categories by which the list can be filtered. */
  categories?: Parameters<typeof FilterPills>[0]['categories'];
  /** Whether the visitor can choose the page size. */
  paged?: boolean;
  /** The number of results, as a text. */
  status: ReactNode;
  /** The message while the list loads. */
  loading: Message;
  failed: Message;
}

/** Search, filter and page size of a list: a GET form that list-script.ts makes quicker. */
export function ListForm(form: ListFormProps) {
  const { now, placeholder, categories, paged = false, status, loading, failed } = form;
  const { pathname } = useLocation();
  return (
    <search>
      <form
        method="get"
        action={pathname}
        className="mb-8 grid grid-cols-1 gap-6"
        data-list=""
        {...inData('failed', failed)}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <SearchBox q={now.q} category={now.category} placeholder={placeholder} />
          {paged && <PageSizeSelect size={now.size} />}
          {categories && (
            <div className={paged ? 'w-full' : 'min-w-0 max-w-full'}>
              <FilterPills categories={categories} chosen={now.category} />
            </div>
          )}
        </div>
        <p role="status" className="caption min-h-[1.6em]" {...inData('loading', loading)}>
          {status}
        </p>
      </form>
    </search>
  );
}
