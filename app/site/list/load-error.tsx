import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { EmptyState } from './empty-state.tsx';

/** What stands where something could not be loaded: what, and the way on, which loads the page anew. */
export function LoadError({ title }: { title: string }) {
  const messages = useMessages().lists;
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState title={title}>
        <form method="get" action={pathname}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            {messages.tryAgain}
          </button>
        </form>
      </EmptyState>
    </div>
  );
}
