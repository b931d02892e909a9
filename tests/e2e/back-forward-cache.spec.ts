import { chromium } from '@playwright/test';
import { browserPath } from '../../scripts/browser-path.ts';
import { expect, test } from './site-fixture.ts';

const pages = ['/', '/products', '/products/st-viscose', '/resources', '/news', '/contact'];

test('Back shows a public page as it was left, without asking for it again', async ({ served }) => {
  // The headless shell has no back/forward cache, and Playwright switches it off.
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: served.origin });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const shown = () =>
    page
      .evaluate(() => `${location.pathname} ${document.documentElement.dataset.persisted}`)
      // Between two pages there is none to ask.
      .catch(() => undefined);
  for (const path of pages) {
    await page.goto(path);
    await page.goto('/about');
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(shown).toBe(`${path} true`);
  }
  await browser.close();
});
