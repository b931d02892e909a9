import { administrator } from '../../world/served-site.ts';
import { expect, expectAccessible, makeNavigationsWait, test } from '../../world/site-fixture.ts';

test.use({ expectedMessages: [/status of 4(01|22)/] });

test('an administrator is invited, joins, changes the password, signs out everywhere and is deactivated', async ({
  admin: page,
  browser,
  served,
}) => {
  await page.goto('/admin/accounts');
  await page.getByLabel('Name').fill('Grace Chan');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Your Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  const link = page.getByLabel(/Send them this link/);
  await expect(link).toHaveValue(/\/admin\/invitation#key=/);
  await expectAccessible(page);
  const address = await link.inputValue();

  const other = await (await browser.newContext({ baseURL: served.origin })).newPage();
  makeNavigationsWait(other);
  await other.goto(address);
  await other.getByLabel('Password').fill('short');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByText('A password needs at least 12 characters')).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Password').fill('gold and silver thread');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await other.goto('/admin/accounts');
  await other.getByLabel('Current Password').fill('not this one');
  await other.getByLabel('New Password').fill('japan gold, five threads');
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other.getByText('This is not your current password')).toBeVisible();
  await other.getByLabel('Current Password').fill('gold and silver thread');
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Accounts' })).toBeVisible();

  await other.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(other).toHaveURL(/\/admin\/login/);
  await other.getByLabel('Email').fill('grace@example.com');
  await other.getByLabel('Password').fill('japan gold, five threads');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.reload();
  await page
    .getByRole('row', { name: /grace@example\.com/ })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate Grace Chan' });
  await expectAccessible(page);
  await dialog.getByLabel('Your Password').fill('not this one');
  await dialog.getByLabel('Your Password').press('Enter');
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Your Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Account deactivated successfully')).toBeVisible();
  await other.goto('/admin/products');
  await expect(other).toHaveURL(/\/admin\/login/);
  await other.context().close();
});

test('withdrawing an invitation or ending a session by keyboard keeps the focus in place', async ({
  admin: page,
  served,
  playwright,
}) => {
  // A second session of the same user.
  const elsewhere = await playwright.request.newContext({ baseURL: served.origin });
  await elsewhere.post('/admin/login', { form: administrator });

  await page.goto('/admin/accounts');
  await page.getByLabel('Name').fill('Not Coming');
  await page.getByLabel('Email').fill('not-coming@example.com');
  await page.getByLabel('Your Password').fill(administrator.password);
  await page.getByLabel('Your Password').press('Enter');
  const line = page.getByRole('listitem').filter({ hasText: 'not-coming@example.com' });
  await line.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Invite Someone' })).toBeFocused();

  const ends = page.getByRole('button', { name: 'End', exact: true });
  const before = await ends.count();
  await ends.first().press('Enter');
  await expect(ends).toHaveCount(before - 1);
  await expect(page.getByRole('region', { name: 'Your Sessions' })).toBeFocused();
  await elsewhere.dispose();
});
