import { useEffect } from 'react';
import type { LostPart } from './screen-loader.ts';

const listAndRecord: Record<string, [list: LostPart, record: LostPart]> = {
  products: ['products', 'product'],
  resources: ['gallery', 'galleryItem'],
  news: ['news', 'newsItem'],
};

/**
 * Without a connection a link leads nowhere, and code of a page that was not to be had once is not
 * asked for again. So the visitor stays on the page that is shown; `say` hears what was missed.
 */
export function useStayOffline(say: (missed: LostPart | undefined) => void): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (navigator.onLine || !link || link.target || link.origin !== location.origin) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      const [, section = '', record] = link.pathname.split('/');
      say(listAndRecord[section]?.[record ? 1 : 0]);
    };
    // Before the router's own, which then leaves the click alone.
    window.addEventListener('click', stay, true);
    return () => window.removeEventListener('click', stay, true);
  }, [say]);
}
