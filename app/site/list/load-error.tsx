import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { QueryFields } from '../page/query-fields.tsx';
import { EmptyState } from './empty-state.tsx';

/** What stands where something could not be loaded: what, and the way on, which loads the page anew. */
export function LoadError({ title }: { title: string }) {
  const messages = useMessages().lists;
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState title={title}>
        <form method="get" action={pathname}>
          <QueryFields query={new URLSearchParams(search)} />
          <button type="submit" className="button">
            {messages.tryAgain}
          </button>
        </form>
      </EmptyState>
    </div>
  );
}
