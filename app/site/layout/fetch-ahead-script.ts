import { on } from '../../ui/delegate-events.ts';

/** The browser's own words for the line that it is on; not every browser has them. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** So long, in milliseconds, the pointer rests on a link before its page is fetched. */
const hoverDelay = 150;
/** So long what was fetched may be shown: a change shows within a second. */
const maxAge = 800;
/** So long a navigation may wait for it. */
const maxWait = 10_000;

const links =
  'a[href^="/"]:not([target], [href^="/admin"], [href^="/media/"], [href^="/functions/"])';

/** The rules in force, by the address that each has fetched. */
const rules = new Map<string, { rule: HTMLElement; timer: ReturnType<typeof setTimeout> }>();

/**
 * Links are fetched ahead when they are pressed, on good lines already under the pointer. Left alone,
 * the browser would show what it fetched for five minutes; without its rule it drops it.
 */
export function runFetchAhead(): void {
  on('pointerdown', links, fetchAhead);
  on('click', links, (link) => release(hrefOf(link), maxWait));
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  on('pointerover', links, (link, { pointerType }) => {
    if (pointerType !== 'mouse') return;
    const timer = setTimeout(() => fetchAhead(link), hoverDelay);
    link.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
  });
}

const hrefOf = (link: HTMLElement) => (link as HTMLAnchorElement).href;

function fetchAhead(link: HTMLElement): void {
  const href = hrefOf(link);
  if (rules.has(href)) return;
  const rule = document.createElement('script');
  rule.type = 'speculationrules';
  rule.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: 'immediate' }] });
  document.head.append(rule);
  rules.set(href, { rule, timer: setTimeout(release, maxAge, href, 0) });
}

/** Has the browser drop what it fetched of that address, if anything, so many milliseconds from now. */
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
