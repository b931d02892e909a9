import { sql } from 'drizzle-orm';
import { test } from '../world/extreme-site.ts';
import { expect } from '../world/site-fixture.ts';

// The files that rows name do not exist.
test.use({ expectedMessages: [/Failed to load resource/], serviceWorkers: 'allow' });

test('a prefetched page is not shown after its record has changed', async ({
  page,
  db,
  served,
}) => {
  await page.goto('/products?q=glow');
  const ahead = page.locator('head script[type="speculationrules"]');
  await page.getByRole('main').getByRole('link', { name: 'Learn more: Glow' }).hover();
  await expect(ahead).toHaveCount(1);
  await expect(ahead).toHaveCount(0);
  await db.execute(sql`update products set name = 'Afterglow' where slug = 'glow'`);
  await expect
    .poll(async () => (await fetch(`${served.origin}/products/glow`)).text())
    .toContain('Afterglow');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afterglow');
});
