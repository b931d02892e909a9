import type { Page } from '@playwright/test';
import { expectFocusSeen } from '../world/focus-walk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';

/** Nothing sticks out where a list is narrow or wide enough for another layout, or nearly so. */
export async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
  }
}

/** The dialog that is open, wide and narrow. */
export async function checkDialog(page: Page, where: string): Promise<void> {
  await expectFits(page, where);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

/** The screen at an address: axe finds nothing, nothing scrolls sideways, the focus is seen. */
export async function checkScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const width of [1280, 360]) {
    const where = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectFocusSeen(page, where);
  }
  await expectFits(page, path);
}
