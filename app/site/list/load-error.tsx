import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { QueryFields } from '../query/query-fields.tsx';
import { EmptyState } from './empty-state.tsx';

/** The message for a list that could not be loaded, with a button that loads the page again. */
export function LoadError({ title }: { title: ReactNode }) {
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
