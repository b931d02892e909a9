// The service worker if OFFLINE_PAGES is off. It deletes the caches and unregisters itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete('pages'), caches.delete('assets'), registration.unregister()]),
  );
});
