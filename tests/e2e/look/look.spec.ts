import type { Locator, Page } from '@playwright/test';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** Every kind of page; each check must hold on all of them. */
const pages = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/products/no-such-product',
  '/resources',
  '/resources/denim-top',
  '/news',
  '/news/forty-years-1985-2025',
  '/contact',
  '/finder',
  '/compare?codes=ST100&codes=TW30',
  '/no-such-page',
];
const usable = 'a[href], button, input, select, textarea, [tabindex="0"]';

test('every control is at least 24 px large, main actions 44 px, and every focus is visible', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await smallTargets(page), `${path} at ${width}`).toEqual([]);
    }
    // The header and the footer are the same on every page.
    const part = path === '/' ? page.locator('body') : page.getByRole('main');
    expect.soft(await unseenFocus(page, part), path).toEqual([]);
  }
});

function smallTargets(page: Page): Promise<string[]> {
  return page.locator(usable).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, .honeypot'))
      .filter((one) => !one.matches('.skip-link') && !one.closest('.prose p, .prose li'))
      .flatMap((one) => {
        // A card's link covers its card.
        const target = one.matches('.card-link') ? one.closest('.card') : one;
        const { width, height } = (target ?? one).getBoundingClientRect();
        const leads = one.matches(
          '.button, .pill, .input, .menu-button, .hero-controls button, nav[aria-label="Pagination"] a, [role="tab"]',
        );
        const least = leads ? 44 : 24;
        const enough = height >= least && (width >= least || one.closest('.dots'));
        return enough ? [] : `${one.outerHTML.slice(0, 120)} ${width} x ${height}`;
      }),
  );
}

/** The focusable elements in a part of the page whose focus is not visible. */
async function unseenFocus(page: Page, part: Locator): Promise<string[]> {
  // After a key press, script focus is shown like Tab focus, so no key press is needed for each element.
  await page.keyboard.press('Tab');
  return part.locator(usable).evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .filter((at) => {
        at.focus({ preventScroll: true });
        return (
          document.activeElement === at &&
          ![at, at.closest('.card'), at.closest('.pill')].some((one) => {
            const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : {};
            return outlineStyle === 'solid' && Number.parseFloat(outlineWidth ?? '0') >= 2;
          })
        );
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

test('codes, links and wrong fields open in view', async ({ page }) => {
  await test.step('a QR code opens at the hovered button', async () => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const [name, code] of [
      ['WeChat', 'Scan to follow us on WeChat'],
      ['WhatsApp', 'Scan to WhatsApp'],
    ] as const) {
      const button = main.getByRole('button', { name });
      await button.hover();
      const card = main.locator('.hover-card').filter({ hasText: code });
      await expect(card).toBeVisible();
      const [at, opened] = [await button.boundingBox(), await card.boundingBox()];
      if (!at || !opened) throw new Error('The button or its code has no box.');
      expect(Math.abs(opened.x - at.x)).toBeLessThan(opened.width);
      const below = Math.abs(opened.y - (at.y + at.height));
      const above = Math.abs(opened.y + opened.height - at.y);
      expect(Math.min(below, above)).toBeLessThan(2);
      await page.mouse.move(0, 0);
    }
  });
  await test.step('an invalid field is scrolled into view with its label, below the header', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    const label = await page.locator('main label').filter({ hasText: 'Name' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!label || !header) throw new Error('The label or the header has no box.');
    expect(label.y).toBeGreaterThanOrEqual(header.y + header.height);
  });
  await test.step('the menu of a small screen links to the social media', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/news');
    await page.getByRole('button', { name: /open menu/i }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await menu.getByRole('button', { name: 'WeChat' }).click();
    await expect(menu.getByText('Scan to follow us on WeChat')).toBeInViewport({ ratio: 1 });
  });
});
