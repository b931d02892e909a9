import { expect, expectAccessible, test } from '../world/site-fixture.ts';

test('what buyers look for is counted, and shown to staff', async ({ page, admin, db }) => {
  await page.goto('/products');
  // A word is counted once, although the list follows each letter.
  for (const typed of ['zel', 'zelluloid']) {
    await page.getByPlaceholder('Search products...').fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${typed}$`));
  }
  await page.goto('/products/st-viscose?code=ST100');
  await page.getByRole('button', { name: 'ST120', exact: true }).click();
  await page.goto('/compare?codes=ST100&codes=ST150');
  const counted = async () =>
    (
      await db.execute<{ kind: string; subject: string }>(
        'select kind, subject from buyer_interest order by kind, subject',
      )
    ).rows.map(({ kind, subject }) => `${kind} ${subject}`);
  await expect
    .poll(counted)
    .toEqual(['code ST100', 'code ST120', 'compare ST100', 'compare ST150', 'nothing zelluloid']);

  await admin.goto('/admin/interest');
  const part = admin.getByRole('table', { name: 'Searches Without Results' });
  await expect(part.getByRole('row', { name: 'zelluloid 1' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByLabel('Language').selectOption('ja');
  await expect(part).toBeHidden();
});
