import { expect, expectNoSidewaysScroll, test } from './site-fixture.ts';

test('an administrator signs in, and a wrong password is refused', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(
    page.getByText('Enter your credentials to access the admin dashboard'),
  ).toBeVisible();
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const path of ['/', '/nothing-here', '/admin/login']) {
    test(`${path} scrolls only downwards`, async ({ page }) => {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    });
  }
});
