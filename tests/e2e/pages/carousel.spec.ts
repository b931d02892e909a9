import type { Locator, Page } from '@playwright/test';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** Checks once, before the slides have gone round, because this slide would come again. */
async function expectStays(page: Page, dot: Locator) {
  await page.clock.runFor(12_000);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

test('the carousel moves and pauses', async ({ page }) => {
  await page.clock.install();
  await test.step('the carousel moves by itself, by its buttons and by its dots, and can be paused', async () => {
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
  await test.step('the carousel pauses while its text is hovered or has keyboard focus, but not after a click', async () => {
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
  await test.step('with reduced motion the carousel does not move', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /play/i })).toBeVisible();
    await expectStays(page, page.getByRole('button', { name: 'Slide 1' }));
  });
});
