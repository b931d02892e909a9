// The service worker of the public site. If a page cannot be loaded, the worker answers with the cached page or with
// the offline page. While the network works, pages come from the network.
const name = 'pages';
const maxPages = 40;
// The cache holds files of several builds, because a cached page needs the files of its own build.
const maxAssets = 200;

addEventListener('install', (event) => {
  // With static routes, the browser sends these requests past the worker, because its own cache is quicker. For assets
  // it uses the first answer of worker and network. Browsers without static routes use the fetch event.
  event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: '/assets/*' } },
      source: 'race-network-and-fetch-handler',
    },
    { condition: { requestMode: 'no-cors' }, source: 'network' },
    { condition: { requestMode: 'cors' }, source: 'network' },
  ]);
  event.waitUntil(Promise.all([cacheOpenPages(), skipWaiting()]));
});

addEventListener('activate', (event) => {
  // The browser sends the request while this worker starts.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin === location.origin && pathname.startsWith('/assets/'))
    return event.respondWith(assetFor(request));
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (/^\/(admin|media|functions|preview)(\/|$)/.test(pathname)) return;
  event.respondWith(pageFor(event));
});

/** Styles, scripts and typefaces stay cached, because their names change with their content. */
async function assetFor(request) {
  const assets = await caches.open('assets');
  const cached = await assets.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    await assets.put(request, answer.clone());
    await dropOldest(assets, await assets.keys(), maxAssets);
  }
  return answer;
}

async function pageFor(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(cachePage(event.request.url, answer.clone()));
    return answer;
  } catch (error) {
    const pages = await caches.open(name);
    const page = (await pages.match(event.request.url)) ?? (await pages.match('/offline'));
    if (!page) throw error;
    const seen = page.headers.get('X-Seen');
    const html = (await page.text()).replace('<html', `<html data-seen="${seen}"`);
    return new Response(html, { headers: { ...Object.fromEntries(page.headers) } });
  }
}

/** Caches the offline page and the pages that were open before this worker started. */
async function cacheOpenPages() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = open
    .map(({ url }) => url)
    .filter((url) => !/^\/(admin|preview)/.test(new URL(url).pathname));
  await Promise.all(
    [...new Set([...addresses, new URL('/offline', location.href).href])].map(async (url) =>
      cachePage(url, await fetch(url)),
    ),
  );
}

/** Caches a page if it is public, and deletes the oldest cached pages. */
async function cachePage(url, answer) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const isForAll = answer.headers.get('Cache-Control')?.startsWith('public');
  if (answer.status !== 200 || answer.redirected || !isPage || !isForAll) return;
  const headers = new Headers(answer.headers);
  headers.set('X-Seen', new Date().toISOString());
  const pages = await caches.open(name);
  const [address] = url.split('#');
  await pages.delete(address);
  await pages.put(address, new Response(await answer.text(), { headers }));
  const cached = (await pages.keys()).filter(({ url }) => !url.endsWith('/offline'));
  await dropOldest(pages, cached, maxPages);
}

/** Deletes the oldest entries, which come first, until at most `max` are left. */
async function dropOldest(cache, entries, max) {
  await Promise.all(entries.slice(0, -max).map((oldest) => cache.delete(oldest)));
}
