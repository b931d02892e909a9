import { on } from '../../ui/delegate-events.ts';

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds of hover before a link is prefetched. */
const hoverDelay = 150;
/** Maximum age of a prefetched page in milliseconds, because a change must show within a second. */
const maxAge = 800;
/** Milliseconds that a click may wait for its prefetch. */
const maxWait = 10_000;

const links =
  'a[href^="/"]:not([target], [href^="/admin"], [href^="/media/"], [href^="/functions/"])';

/** The active speculation rules, by the address that each prefetches. */
const rules = new Map<string, { rule: HTMLElement; timer: ReturnType<typeof setTimeout> }>();

/**
 * Prefetches a link when it is pressed, and on fast connections on hover. A browser would use the
 * page for five minutes; it drops the page when the rule is removed.
 */
export function runLinkPrefetch(): void {
  on('pointerdown', links, prefetch);
  on('click', links, (link) => release(hrefOf(link), maxWait));
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
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
