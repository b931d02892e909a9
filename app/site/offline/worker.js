// The service worker of the public site: a lost navigation is answered with the page as it was seen
// before, or with the page that lists what there is. While the network answers, nothing comes from here.
const name = 'pages';
const maxPages = 40;
// Those of several builds: a kept page names the files of the build that it was seen with.
const maxAssets = 200;

addEventListener('install', (event) => {
  // What a page is made of does not wait for this worker: the browser's own cache is quicker, and only
  // where that has lost something does the answer below win. Browsers without such routes ask here.
  event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: '/assets/*' } },
      source: 'race-network-and-fetch-handler',
    },
    { condition: { requestMode: 'no-cors' }, source: 'network' },
    { condition: { requestMode: 'cors' }, source: 'network' },
  ]);
  event.waitUntil(Promise.all([keepOpenPages(), skipWaiting()]));
});

addEventListener('activate', (event) => {
  // The request does not wait for this worker to start.
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

/** Styles, scripts and typefaces: a name stands for one content for ever. */
async function assetFor(request) {
  const assets = await caches.open('assets');
  const kept = await assets.match(request);
  if (kept) return kept;
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
    event.waitUntil(keep(event.request.url, answer.clone()));
    return answer;
  } catch (lost) {
    const pages = await caches.open(name);
    const page = (await pages.match(event.request.url)) ?? (await pages.match('/offline'));
    if (!page) throw lost;
    const seen = page.headers.get('X-Seen');
    const html = (await page.text()).replace('<html', `<html data-seen="${seen}"`);
    return new Response(html, { headers: { ...Object.fromEntries(page.headers) } });
  }
}

/** The pages that were opened before this worker, and the one for what was never seen. */
async function keepOpenPages() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = open
    .map(({ url }) => url)
    .filter((url) => !/^\/(admin|preview)/.test(new URL(url).pathname));
  await Promise.all(
    [...new Set([...addresses, new URL('/offline', location.href).href])].map(async (url) =>
      keep(url, await fetch(url)),
    ),
  );
}

/** Keeps a page that is the same for everybody, and lets the oldest go. */
async function keep(url, answer) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const isForAll = answer.headers.get('Cache-Control')?.startsWith('public');
  if (answer.status !== 200 || answer.redirected || !isPage || !isForAll) return;
  const headers = new Headers(answer.headers);
  headers.set('X-Seen', new Date().toISOString());
  const pages = await caches.open(name);
  const [address] = url.split('#');
  await pages.delete(address);
  await pages.put(address, new Response(await answer.text(), { headers }));
  const kept = (await pages.keys()).filter(({ url }) => !url.endsWith('/offline'));
  await dropOldest(pages, kept, maxPages);
}

/** Deletes the first of these entries, the oldest, until at most `max` are left. */
async function dropOldest(cache, entries, max) {
  await Promise.all(entries.slice(0, -max).map((oldest) => cache.delete(oldest)));
}
