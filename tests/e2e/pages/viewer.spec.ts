import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

const viewer = (page: Page) => page.getByRole('region', { name: 'Pictures and videos' });
const shown = (page: Page, n: number) =>
  expect(
    viewer(page).getByRole('button', { name: new RegExp(`^Show (picture|video) ${n}$`) }),
  ).toHaveAttribute('aria-pressed', 'true');

test('buttons and keys turn through the media of a news item', async ({ page }) => {
  await test.step('the arrow buttons turn through the media of a news item in a circle', async () => {
    await page.goto('/news/forty-years-1985-2025');
    const last = await viewer(page).getByRole('button', { name: /^Show/ }).count();
    expect(last).toBeGreaterThan(1);
    const [previous, next] = [
      viewer(page).getByRole('button', { name: 'Previous' }),
      viewer(page).getByRole('button', { name: 'Next' }),
    ];
    await next.click();
    await shown(page, 2);
    await expect(viewer(page).getByRole('status')).toHaveText(
      'Gold thread running off the top of a cone',
    );
    await previous.click();
    await shown(page, 1);
    await previous.click();
    await shown(page, last);
    await next.click();
    await shown(page, 1);
    await expectAccessible(page);
  });
  await test.step('the arrow keys turn through them, and the focus stays', async () => {
    await page.goto('/news/forty-years-1985-2025');
    await viewer(page)
      .getByRole('button', { name: /^Show .* 1$/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await shown(page, 2);
    await expect(viewer(page).getByRole('button', { name: /^Show .* 2$/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await shown(page, 1);
    // Alt with an arrow key belongs to the browser: Back and Forward.
    await page.keyboard.press('Alt+ArrowRight');
    await shown(page, 1);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe turns through them, and scrolling the page does not', async ({ page }) => {
    await page.goto('/news/forty-years-1985-2025');
    const stage = viewer(page).locator('.viewer-stage');
    await stage.scrollIntoViewIfNeeded();
    const box = await stage.boundingBox();
    if (!box) throw new Error('The viewer has no box.');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.5, 1])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from.x + x * part, y: from.y + y * part }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-120, 10);
    await shown(page, 2);
    await swipe(120, -10);
    await shown(page, 1);
    await swipe(10, -90);
    await shown(page, 1);
  });
});
