import { on } from '../../ui/delegate-events.ts';

/** The milliseconds that the pointer rests on a link before the page is prefetched. */
const hoverDelay = 150;
/** The milliseconds that a prefetched page is kept. Changed content must show within a second. */
const maxAge = 800;
/** The milliseconds that a prefetch is kept after a click on its link. */
const maxWait = 10_000;

const links =
  'a[href^="/"]:not([target], [href^="/admin"], [href^="/media/"], [href^="/functions/"])';

/** The speculation rule of each prefetched address, and the timer that removes the rule. */
const rules = new Map<string, { rule: HTMLElement; timer: ReturnType<typeof setTimeout> }>();

/**
 * Prefetches a link when the visitor presses it, and on fast connections when the pointer rests on it. A browser keeps
 * a prefetched page for five minutes, unless its rule is removed.
 */
export function runLinkPrefetch(): void {
  on('pointerdown', links, prefetch);
  on('click', links, (link) => release(hrefOf(link), maxWait));
  // Not every browser has the Network Information API.
  const network = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '4g' } = network.connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  on('pointerover', links, (link, { pointerType }) => {
    if (pointerType !== 'mouse') return;
    const timer = setTimeout(() => prefetch(link), hoverDelay);
    link.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
  });
}

const hrefOf = (link: HTMLElement) => (link as HTMLAnchorElement).href;

function prefetch(link: HTMLElement): void {
  const href = hrefOf(link);
  if (rules.has(href)) return;
  const rule = document.createElement('script');
  rule.type = 'speculationrules';
  rule.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: 'immediate' }] });
  document.head.append(rule);
  rules.set(href, { rule, timer: setTimeout(release, maxAge, href, 0) });
}

/** Makes the browser drop the prefetched page of an address after `wait` milliseconds. */
function release(href: string, wait: number): void {
  const one = rules.get(href);
  if (!one) return;
  clearTimeout(one.timer);
  if (wait > 0) {
    one.timer = setTimeout(release, wait, href, 0);
  } else {
    one.rule.remove();
    rules.delete(href);
  }
}
