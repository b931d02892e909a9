import type { Page } from '@playwright/test';
import { expectEachFocusSeen, expectFocusSeen } from '../world/focus-walk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';

/** The widths around each change of a list's layout. */
const widths = [320, 768, 1024, 1280, 1920];

/** Checks that nothing sticks out at these widths. */
export async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
  }
}

/** Checks the open dialog, wide and narrow. */
export async function checkDialog(page: Page, where: string): Promise<void> {
  for (const width of [...widths, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
    if (width === 1280 || width === 360) await expectAccessible(page);
  }
}

/** Checks that each visible control is at least 44 px high on a telephone. */
export async function expectTouchable(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const pointer = await page.context().newCDPSession(page);
  await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, select, textarea, input:not([type="hidden"], [type="file"], [type="checkbox"]), label:has([type="checkbox"]), th a, [role="tab"]',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.matches('label + *'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.9 || box.width < 24))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)} ${box.height}`),
  );
  expect(small, where).toEqual([]);
  await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await pointer.detach();
}

/**
 * Checks the screen at an address: no axe violation, no sideways scrolling, visible focus, controls large enough for
 * a finger. Tab leads through the narrow one, which has the same controls without the sidebar. Each width is set once,
 * because the browser renders the screen again for it.
 */
export async function checkScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectUsable(page, `${path} at 360 px`, expectFocusSeen);
  await expectTouchable(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${path} at ${width} px`;
    await expectNoSidewaysScroll(page, where);
    if (width === 1280) await expectUsable(page, where, expectEachFocusSeen);
  }
}

async function expectUsable(
  page: Page,
  where: string,
  expectFocus: (page: Page, where: string) => Promise<void>,
): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectFocus(page, where);
}
