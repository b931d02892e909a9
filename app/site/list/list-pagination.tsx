import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { type ListRequest, listQuery } from './list-request.ts';

/** The pagination of a list. */
export function ListPagination({
  now,
  page,
  pages,
}: {
  now: ListRequest;
  page: number;
  pages: number;
}) {
  const messages = useMessages().lists;
  const { pathname } = useLocation();
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={(n) => pathname + listQuery(now, { page: n })}
      messages={{ ...messages, pagination: plain(messages.pagination) }}
    />
  );
}
