import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import type { Words } from '#app/i18n/words.ts';
import { showToast } from '#app/ui/toast.ts';
import { type LostPart, lostNavigation } from './screen-loader.ts';
import { useStayOffline } from './stay-offline.ts';

const textOf: Record<LostPart, (words: Words) => string> = {
  products: ({ products }) => products.loadFailed,
  product: ({ products }) => products.detailsFailed,
  gallery: ({ gallery }) => gallery.loadFailed,
  galleryItem: ({ gallery }) => gallery.itemFailed,
  news: ({ news }) => news.loadFailed,
  newsItem: ({ news }) => news.itemFailed,
};

/** The query parameter that carries a message over a redirect: one of the names above. */
export const toastParameter = 'toast';

/** Shows what a redirect or a lost navigation has to say, and takes it out of the address. */
export function PassingToast() {
  const words = useWords();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    const address = new URL(window.location.href);
    const name = address.searchParams.get(toastParameter);
    if (name === null || !location.search.includes(toastParameter)) return;
    if (Object.hasOwn(textOf, name)) showToast('error', textOf[name as LostPart](words));
    address.searchParams.delete(toastParameter);
    // Not through the router: the page is the same with or without the message.
    window.history.replaceState(window.history.state, '', address);
  }, [location.search, words]);

  useEffect(
    () =>
      lostNavigation.subscribe(() => {
        const part = lostNavigation.take();
        if (part) showToast('error', textOf[part](words));
        const { pathname, search, hash } = location;
        const back = navigate(pathname + search + hash, {
          replace: true,
          preventScrollReset: true,
        });
        Promise.resolve(back).finally(lostNavigation.settle);
      }),
    [words, navigate, location],
  );

  useStayOffline(
    useCallback(
      (missed) =>
        showToast('error', missed ? textOf[missed](words) : words.layout.connectionLostText),
      [words],
    ),
  );

  return null;
}
