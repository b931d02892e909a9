import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { withAlteredSite } from './altered-site.ts';

test('a page that was fetched ahead is not shown once its record has changed', async ({ page }) => {
  await withAlteredSite(
    async () => undefined,
    async ({ origin }, db) => {
      await page.goto(`${origin}/products?q=glow`);
      const ahead = page.locator('head script[type="speculationrules"]');
      await page.getByRole('main').getByRole('link', { name: 'Learn more' }).hover();
      await expect(ahead).toHaveCount(1);
      await expect(ahead).toHaveCount(0);
      await db.execute(sql`update products set name = 'Afterglow' where slug = 'glow'`);
      await expect
        .poll(async () => (await fetch(`${origin}/products/glow`)).text())
        .toContain('Afterglow');
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afterglow');
    },
  );
});
