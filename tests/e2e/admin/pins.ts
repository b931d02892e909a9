import type { Page } from '@playwright/test';
import { expect } from '../world/site-fixture.ts';

/** No news item is pinned any more; the list is shown, unsearched. */
export async function unpinAll(page: Page): Promise<void> {
  await page.goto('/admin/news-items?sort=is_pinned&dir=desc');
  const unpin = page.getByRole('button', { name: 'Unpin', exact: true });
  for (let left = await unpin.count(); left > 0; left--) {
    await unpin.first().click();
    await expect(page.getByRole('heading', { name: `Pinned Items (${left - 1}/3)` })).toBeVisible();
  }
  await page.goto('/admin/news-items');
}
