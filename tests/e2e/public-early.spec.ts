import { holdScripts } from './held-back.ts';
import { expect, test } from './site-fixture.ts';

/** A visitor with a slow connection reads, types and presses before the scripts are there. */

test('what is typed early is searched for when the script comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByPlaceholder('Search products...').fill('glow');
  come();
  await expect(page).toHaveURL(/\?q=glow$/);
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Glow');
});

test('the size of a page that is chosen early holds when the script comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await page.getByLabel('Items per page').selectOption('18');
  come();
  await expect(page).toHaveURL(/\?size=18$/);
});

for (const [pressed, at, role, name, done] of [
  ['a tab', '/products/st-viscose', 'tab', 'Technical Details', { selected: true }],
  ['a like', '/news', 'button', /like/i, { pressed: true }],
] as const) {
  test(`${pressed} that is pressed early counts once when the script comes`, async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto(at, { waitUntil: 'commit' });
    await page.getByRole(role, { name }).first().click();
    come();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole(role, { name, ...done })).toHaveCount(1);
  });
}

test('a menu that opens without the script stays open when it comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  come();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('link', { name: '日本語' }).first()).toBeVisible();
});
