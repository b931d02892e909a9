import { chromium, expect } from '@playwright/test';
import { testBrowserPath } from '../../scripts/browser-path.ts';
import { test } from './site-fixture.ts';

/** Every kind of page, one with a message that a redirect carries among them. */
const pages = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/resources?toast=galleryItem',
  '/resources/qipao-panel',
  '/news',
  '/news/forty-years-1985-2025',
  '/contact',
  '/no-such-page',
];

test('every page comes back whole from the browser’s own history', async ({ served }) => {
  // Playwright turns that history off by default.
  const browser = await chromium.launch({
    executablePath: testBrowserPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: served.origin });
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/offline');
    await page.goBack();
    const reasons = await page.evaluate(() => ({
      persisted: (window as unknown as { persisted?: boolean }).persisted ?? false,
      reasons: JSON.stringify(
        (
          performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
            notRestoredReasons?: unknown;
          }
        ).notRestoredReasons,
      ),
    }));
    expect(reasons.persisted, `${path} ${reasons.reasons}`).toBe(true);
  }
  await browser.close();
});
