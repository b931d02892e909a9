/** Skips the fade between two pages (page-change.css) if their addresses differ only in the query. */
export function runPageChange(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event;
    if (!viewTransition) return;
    // The promises reject if the transition ends early; the next page is shown anyway.
    for (const promise of ['ready', 'finished', 'updateCallbackDone'] as const)
      viewTransition[promise].catch(() => undefined);
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition.skipTransition();
  });
}
