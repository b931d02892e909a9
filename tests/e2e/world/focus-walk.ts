import type { Page } from '@playwright/test';
import { expect } from './site-fixture.ts';

interface Stop {
  what: string;
  /** Not hidden, not covered. */
  seen: boolean;
  /** Drawn as having the focus. */
  marked: boolean;
  inDialog: boolean;
}

declare global {
  interface Window {
    focusWalk: { met: Stop[]; ended: boolean; release: () => void };
  }
}

/** So many stops are walked before the page is asked what it met: each question takes its time. */
const stride = 8;

/** Walks with Tab until the focus leaves the page or comes round, and returns what it met. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(recordStops);
  for (;;) {
    for (let pressed = 0; pressed < stride; pressed++) await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const { met, ended, release } = window.focusWalk;
      if (ended) release();
      return ended ? met : undefined;
    });
    if (met) return met;
  }
}

/** Notes what has the focus after each Tab, until that is nothing or what had it before: there it stays. */
function recordStops(): void {
  const recording = new AbortController();
  const walked = { met: [] as Stop[], ended: false, release: () => recording.abort() };
  window.focusWalk = walked;
  const known = new Set<Element>();
  const record = () => {
    if (walked.ended) return;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || known.has(element)) {
      walked.ended = true;
      return;
    }
    known.add(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.9];
    const seen = parts.some((across) =>
      parts.some((down) => {
        const at = document.elementFromPoint(x + width * across, y + height * down);
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
    walked.met.push({
      what: `${element.localName} ${name}`,
      seen: seen && width > 1 && height > 1,
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inDialog: element.closest('dialog') !== null,
    });
  };
  const stay = (event: Event) => {
    if (walked.ended) event.preventDefault();
  };
  addEventListener('keyup', record, { capture: true, signal: recording.signal });
  addEventListener('keydown', stay, { capture: true, signal: recording.signal });
}

/** Tab leads through the page, the link past the sidebar too; each stop is seen and marked. */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  const met = await walk(page);
  expect(met.length, where).toBeGreaterThan(3);
  expect(
    met.map(({ what }) => what),
    where,
  ).toContain('a Skip to content');
  const lost = met.filter(({ seen, marked }) => !seen || !marked);
  expect(lost, where).toEqual([]);
}

/** Tab stays within the open dialog; each stop is seen and marked. */
export async function expectFocusKept(page: Page, where: string): Promise<void> {
  const met = await walk(page);
  expect(met.length, where).toBeGreaterThan(1);
  const lost = met.filter(({ seen, marked, inDialog }) => !seen || !marked || !inDialog);
  expect(lost, where).toEqual([]);
}
