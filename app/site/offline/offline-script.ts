import { filled, messageIn, showMessage } from '#app/i18n/sent-message.ts';

/** Registers or removes the service worker, and shows the age of a cached page. */
export function runOffline(): void {
  const { serviceWorker: worker } = navigator;
  if (!worker) return;
  const note = document.querySelector<HTMLElement>('[data-cached-page-note]');
  if (!note) {
    worker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
    for (const name of ['pages', 'assets']) caches.delete(name);
    return;
  }
  const register = () => worker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });

  const { seen } = document.documentElement.dataset;
  const list = document.querySelector<HTMLElement>('[data-cached-pages]');
  if (list) listCachedPages(list);
  else if (seen) {
    const message = messageIn(note, 'cachedPageNote');
    showMessage(note, filled(message, { time: timeOf(seen) }));
    note.hidden = false;
  }
}

const timeOf = (seen: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(seen));

/** Lists links to the cached pages, newest first. */
async function listCachedPages(list: HTMLElement): Promise<void> {
  const pages = await caches.open('pages');
  for (const request of (await pages.keys()).toReversed()) {
    const page = await pages.match(request);
    const html = (await page?.text()) ?? '';
    const { pathname, search } = new URL(request.url);
    if (pathname === '/offline') continue;
    const link = document.createElement('a');
    link.className = 'link';
    link.href = pathname + search;
    link.textContent = new DOMParser().parseFromString(html, 'text/html').title;
    const item = document.createElement('li');
    item.append(link, ` ${timeOf(page?.headers.get('X-Seen') ?? '')}`);
    list.append(item);
  }
  if (list.parentElement) list.parentElement.hidden = list.children.length === 0;
}
