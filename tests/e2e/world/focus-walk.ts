import type { CDPSession, Page } from '@playwright/test';
import { expect } from './site-fixture.ts';

interface Stop {
  what: string;
  /** Neither hidden nor covered. */
  seen: boolean;
  /** With a visible focus style. */
  marked: boolean;
  inDialog: boolean;
}

declare global {
  interface Window {
    focusWalk: { met: Stop[]; ended: boolean; release: () => void };
    focusStop: (element: HTMLElement) => Stop;
  }
}

/** The number of stops before the page is asked for its results, because each question takes time. */
const stride = 8;

/** Walks with Tab until the focus leaves the page or returns to its start; returns the stops. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(defineStop);
  await page.evaluate(recordStops);
  const keyboard = await page.context().newCDPSession(page);
  for (;;) {
    await pressTab(keyboard, stride);
    const met = await page.evaluate(() => {
      const { met, ended, release } = window.focusWalk;
      if (ended) release();
      return ended ? met : undefined;
    });
    if (!met) continue;
    await keyboard.detach();
    return met;
  }
}

/** Presses Tab so many times without a wait between: the browser handles each, and renders fewer frames. */
async function pressTab(keyboard: CDPSession, times: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent: Promise<unknown>[] = [];
  for (let pressed = 0; pressed < times; pressed++)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      sent.push(keyboard.send('Input.dispatchKeyEvent', { ...tab, type }));
  await Promise.all(sent);
}

/** Notes the focused element after each Tab, and stops at none or at a repeated one. */
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
    walked.met.push(window.focusStop(element));
  };
  const stay = (event: Event) => {
    if (walked.ended) event.preventDefault();
  };
  addEventListener('keyup', record, { capture: true, signal: recording.signal });
  addEventListener('keydown', stay, { capture: true, signal: recording.signal });
}

/** Defines how the focused element is described. */
function defineStop(): void {
  window.focusStop = (element) => {
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
    return {
      what: `${element.localName} ${name}`,
      seen: seen && width > 1 && height > 1,
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inDialog: element.closest('dialog') !== null,
    };
  };
}

/**
 * Focuses each control by a script, which is many times faster than Tab. After a key the browser marks this focus, too.
 */
async function focusEach(page: Page): Promise<Stop[]> {
  await page.evaluate(defineStop);
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const met: Stop[] = [];
    const usable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
    for (const element of document.querySelectorAll<HTMLElement>(usable)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      // What the screen shows at a focus is rendered before the next task.
      await null;
      if (document.activeElement === element) met.push(window.focusStop(element));
    }
    return met;
  });
}

/**
 * Checks that Tab leads through the page, including the link that skips the sidebar, with a visible focus at
 * each stop.
 */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  expectSeen(await walk(page), where);
}

/** Checks that the focus is visible at each control, but not that Tab leads there. */
export async function expectEachFocusSeen(page: Page, where: string): Promise<void> {
  expectSeen(await focusEach(page), where);
}

function expectSeen(met: Stop[], where: string): void {
  expect(met.length, where).toBeGreaterThan(3);
  expect(
    met.map(({ what }) => what),
    where,
  ).toContain('a Skip to content');
  const lost = met.filter(({ seen, marked }) => !seen || !marked);
  expect(lost, where).toEqual([]);
}

/** Checks that Tab stays within the open dialog, with a visible focus at each stop. */
export async function expectFocusKept(page: Page, where: string): Promise<void> {
  const met = await walk(page);
  expect(met.length, where).toBeGreaterThan(1);
  const lost = met.filter(({ seen, marked, inDialog }) => !seen || !marked || !inDialog);
  expect(lost, where).toEqual([]);
}
