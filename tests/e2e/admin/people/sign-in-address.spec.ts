import { expect, test } from '../../world/site-fixture.ts';

test('after the sign-in only a page of the back-office is offered', async ({ admin: page }) => {
  const offer = page.getByRole('link', { name: 'Go on to the page that you asked for' });
  await page.goto(`/admin?signed-in=${encodeURIComponent('/admin/products?q=x')}`);
  await expect(offer).toHaveAttribute('href', '/admin/products?q=x');
  for (const address of ['https://evil.example/admin/products', '//evil.example/', '/about']) {
    await page.goto(`/admin?signed-in=${encodeURIComponent(address)}`);
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(offer).toHaveCount(0);
  }
});
