import { on } from '../../ui/delegate-events.ts';

/** The browser's Network Information; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds that the pointer rests on a link before its page is prefetched. */
const hoverDelay = 150;
/** Milliseconds for which a prefetched page may be shown: a change shows within a second. */
const maxAge = 800;
/** Milliseconds for which a navigation may wait for it. */
const maxWait = 10_000;

const links =
  'a[href^="/"]:not([target], [href^="/admin"], [href^="/media/"], [href^="/functions/"])';

/** The speculation rules in force, by the address that each prefetches. */
const rules = new Map<string, { rule: HTMLElement; timer: ReturnType<typeof setTimeout> }>();

/**
 * Links are prefetched when they are pressed, on good lines already under the pointer. Left alone,
 * the browser would show a prefetched page for five minutes; without its rule it drops it.
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

/** Has the browser drop the prefetched page of that address, if there is one, after `wait` milliseconds. */
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
