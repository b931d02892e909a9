import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { FilterPills } from './filter-pills.tsx';
import { useRefine } from './list-navigation.ts';
import type { ListRequest } from './list-request.ts';
import { PageSizeSelect } from './page-size-select.tsx';
import { SearchBox } from './search-box.tsx';

interface ListFormProps {
  now: ListRequest;
  placeholder: string;
  /** The categories to filter by, where the list has any. */
  categories?: Parameters<typeof FilterPills>[0]['categories'];
  /** Whether the list has pages. */
  paged?: boolean;
  /** How many there are, or that they are being read. */
  status: ReactNode;
}

/** What narrows a list: a GET form, which scripts only make quicker. */
export function ListForm({ now, placeholder, categories, paged = false, status }: ListFormProps) {
  const refine = useRefine(now);
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const typed = () => {
    const q = form.current && new FormData(form.current).get('q');
    return { q: typeof q === 'string' ? q.trim() : now.q };
  };
  return (
    <search>
      <form ref={form} method="get" action={pathname} className="mb-8 grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <SearchBox
            q={now.q}
            category={now.category}
            placeholder={placeholder}
            onSearch={(q) => refine({ q }, { replace: true })}
          />
          {paged && (
            <PageSizeSelect size={now.size} onChoose={(size) => refine({ size, ...typed() })} />
          )}
        </div>
        {categories && (
          <FilterPills
            categories={categories}
            chosen={now.category}
            onChoose={(category) => refine({ category, ...typed() })}
          />
        )}
        <p role="status" className="caption min-h-[1.6em]">
          {status}
        </p>
      </form>
    </search>
  );
}
