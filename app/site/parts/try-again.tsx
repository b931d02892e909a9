import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { Nothing } from './nothing.tsx';

/** What stands where something could not be loaded: what, and the way on, which loads the page anew. */
export function TryAgain({ title, text }: { title: string; text?: string }) {
  const words = useWords().lists;
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <Nothing title={title} {...(text && { text })}>
        <form method="get" action={pathname}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            {words.tryAgain}
          </button>
        </form>
      </Nothing>
    </div>
  );
}
