/** Pages fade into each other (page-change.css), but not where only the query changes. */
export function runPageChange(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event;
    if (!viewTransition) return;
    // Whatever ends a transition early, the next page is shown all the same.
    for (const promise of ['ready', 'finished', 'updateCallbackDone'] as const)
      viewTransition[promise].catch(() => undefined);
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition.skipTransition();
  });
}
