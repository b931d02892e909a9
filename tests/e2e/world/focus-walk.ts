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

/** Walks with Tab until the focus leaves the page or comes round, and returns what it met. */
async function walk(page: Page): Promise<Stop[]> {
  const met: Stop[] = [];
  const round = String(Math.random());
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((round) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      if (element.dataset.met === round) return undefined;
      element.dataset.met = round;
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
    }, round);
    if (!stop) return met;
    met.push(stop);
  }
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
