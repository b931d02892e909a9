import { useLocation, useNavigation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import type { Words } from '#app/i18n/words.ts';

/** What is said while a list is on its way; one that is read anew says so in its own place. */
const lists: Record<string, (words: Words) => string> = {
  '/products': ({ products }) => products.loading,
  '/resources': ({ gallery }) => gallery.loading,
  '/news': ({ news }) => news.loading,
};

/** A line at the top while a page is on its way; style shows it only when that takes a while. */
export function ProgressLine() {
  const words = useWords();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const list = next === undefined || next === pathname ? undefined : lists[next];
  return (
    <div id="end" role="status">
      {next !== undefined && (
        <p className="progress-line">{list?.(words) ?? words.layout.loading}</p>
      )}
    </div>
  );
}
