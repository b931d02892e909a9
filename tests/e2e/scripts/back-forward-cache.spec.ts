import { chromium } from '@playwright/test';
import { browserPath } from '../../../scripts/browser-path.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

const pages = ['/', '/products', '/products/st-viscose', '/resources', '/news', '/contact'];

test.use({ serviceWorkers: 'allow' });

test('Back shows a public page as it was, without a new request', async ({ served }) => {
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
      // Between two pages there is no page to ask.
      .catch(() => undefined);
  // As many pages as the browser keeps.
  for (const path of [...pages, '/about']) await page.goto(path);
  for (const path of pages.toReversed()) {
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(shown, path).toBe(`${path} true`);
  }
  await browser.close();
});
