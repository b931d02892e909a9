/** The browser's own words for the line that it is on; not every browser has them. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Pages fade into each other (page-change.css), but not where only the query changes. On good lines
 * links are fetched ahead under the pointer; the rule in the page does so when they are pressed.
 */
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
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  const given = document.querySelector('script[type="speculationrules"]');
  if (!given) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = (given.textContent ?? '').replace('conservative', 'moderate');
  document.head.append(rules);
}
