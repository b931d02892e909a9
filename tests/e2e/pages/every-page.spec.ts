import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** Every kind of page, and the states that a visitor can reach. */
const pages: [path: string, heading: string][] = [
  ['/', 'Thread that holds the light'],
  ['/about', 'About Us'],
  ['/products', 'Products'],
  ['/products?q=nothing-like-it', 'Products'],
  ['/products/st-viscose', 'ST Viscose'],
  ['/products/no-such-product', 'Product Not Found'],
  ['/resources', 'Explore Infinite Possibility'],
  ['/resources/denim-top', 'Gold leaves on denim'],
  ['/news', 'News & Events'],
  ['/news?q=nothing-like-it', 'News & Events'],
  ['/news/forty-years-1985-2025', '1985'],
  ['/contact', 'Contact Us'],
  ['/no-such-page', 'Page Not Found'],
];

// All but the first page come through the service worker.
test.use({ serviceWorkers: 'allow' });

test('every page fits every width from 320 px, is accessible at small and large widths, and logs nothing', async ({
  page,
}) => {
  for (const [path, heading] of pages) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${path} at ${width} px`;
      await expectNoSidewaysScroll(page, where);
      if (width === 360 || width === 1280) await expectAccessible(page);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left, and leads to the contact form', async ({ page }) => {
    for (const [path, heading] of pages) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, path).toContainText(heading);
      await expect(title, path).toBeVisible();
      const header = page.getByRole('banner').getByRole('navigation', { name: 'Main navigation' });
      await expect(header.getByRole('link').filter({ visible: true }), path).toHaveCount(6);
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByLabel('Your email address'), path).toBeVisible();
      await expect(foot.getByRole('button', { name: 'Subscribe' }), path).toBeVisible();
    }
    await page.goto('/contact');
    await expect(page.getByLabel('Message')).toBeVisible();
    await page.goto('/products');
    await expect(page.getByPlaceholder('Search products...')).toBeVisible();
  });
});
