import type { Locator, Page } from '@playwright/test';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** Checks once and before a full round, because the slide would come again. */
async function expectStays(page: Page, dot: Locator) {
  await page.clock.runFor(12_000);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

test('the carousel moves by itself, by its buttons and by its dots, and can be paused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Pictures of our products' });
  const dot = (n: number) => carousel.getByRole('button', { name: `Slide ${n}` });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(5100);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: /pause/i }).click();
  await expectStays(page, dot(2));
  await carousel.getByRole('button', { name: /next/i }).click();
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: /previous/i }).click();
  await dot(4).click();
  await expect(dot(4)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: /next/i }).click();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.locator('.slide').first()).toHaveCSS('transition-duration', '1s');
});

test('the carousel pauses while its text is hovered or has keyboard focus, but not after a click', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Pictures of our products' });
  const dot = (n: number) => carousel.getByRole('button', { name: `Slide ${n}` });
  await carousel.getByRole('heading', { level: 1 }).hover();
  await expectStays(page, dot(1));
  await carousel.getByRole('button', { name: /next/i }).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(5100);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+Tab');
  await expectStays(page, dot(3));
  // A pointer that crosses the text does not end the pause that the keyboard started.
  await carousel.getByRole('heading', { level: 1 }).hover();
  await page.mouse.move(0, 0);
  await expectStays(page, dot(3));
});

test('with reduced motion the carousel does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /play/i })).toBeVisible();
  await expectStays(page, page.getByRole('button', { name: 'Slide 1' }));
});

test('the first picture loads first and alone, and the layout does not move', async ({ page }) => {
  const source = await (await page.request.get('/')).text();
  const shown = source.replace(/<template>.*?<\/template>/gs, '');
  const pictures = shown.match(/<img[^>]*carousel[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatch(/loading="eager"/);
  expect(pictures[0]).toMatch(/fetchpriority="low"/i);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.01,
  );
});
