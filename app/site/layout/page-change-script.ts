/** Skips the fade between pages (page-change.css) if only the query changes. */
export function runPageChange(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event;
    if (!viewTransition) return;
    // A transition that ends early rejects these, and the next page shows anyway.
    for (const promise of ['ready', 'finished', 'updateCallbackDone'] as const)
      viewTransition[promise].catch(() => undefined);
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition.skipTransition();
  });
}
