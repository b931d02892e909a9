// What browsers find in the worker's place where pages are not kept: it lets everything go.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete('pages'), caches.delete('assets'), registration.unregister()]),
  );
});
