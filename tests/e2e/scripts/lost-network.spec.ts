import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('a message after a redirect is shown once and removed from the address', async ({ page }) => {
  await page.goto('/resources?toast=galleryItem');
  await expect(page.getByText('Failed to load gallery item')).toBeVisible();
  await expect(page).toHaveURL(/\/resources$/);
});
