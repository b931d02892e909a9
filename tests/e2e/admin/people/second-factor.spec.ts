import type { Page } from '@playwright/test';
import { totp } from '../../../world/people/totp.ts';
import { administrator } from '../../world/served-site.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { signInColleague } from '../colleague.ts';

const { password } = administrator;
const colleague = { name: 'Wong Mei', email: 'second-factor@example.com' };

test.use({ expectedMessages: [/status of 4(01|22)/] });

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a second factor is set up by keyboard, required at the sign-in, and turned off', async ({
  browser,
  served,
  db,
}) => {
  const page = await signInColleague({ browser, served, db }, colleague);
  await page.goto('/admin/accounts');
  await page.getByRole('link', { name: 'Second Factor' }).press('Enter');
  // The accounts screen has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Second Factor', level: 1 })).toBeVisible();
  await page.getByLabel('Your Password').fill(password);
  await page.getByLabel('Your Password').press('Enter');
  await expect(page.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your Account' });
  await expect(own).toBeFocused();
  await expectAccessible(page);
  const secret = (await page.getByText(/^[A-Z2-7]{20,}$/).textContent()) ?? '';
  const recovery =
    (await page
      .getByRole('listitem')
      .getByText(/^\w{5}-\w{5}$/)
      .first()
      .textContent()) ?? '';
  await page.getByLabel('Code').fill(totp(secret));
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByText('Second factor turned on')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Account On' })).toBeVisible();
  await expect(own).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page);
  await page.getByLabel('Code').fill('wrong-codes');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/This code is not valid/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  // The sign-in dialog over an open form also asks for the code.
  await page.goto('/admin/categories?new=yes');
  await page.getByRole('dialog').getByLabel('Name').fill('Kept while signing in');
  await page.context().clearCookies({ name: 'kamsin.session_token' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|Save/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  // Five wrong codes end this sign-in; the password can be entered again, and the form is still there.
  for (let at = 0; at < 5; at++) {
    const answered = page.waitForResponse('**/admin/sign-in-again');
    await dialog.getByLabel('Code').fill(`wrong-code-${at}`);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
  }
  await dialog.getByRole('button', { name: 'Back to sign-in' }).press('Enter');
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Code').fill(totp(secret, 1));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Kept while signing in' }).first()).toBeVisible();

  await page.goto('/admin/second-factor');
  await page.getByLabel('Your Password').first().fill(password);
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('Second factor turned off')).toBeVisible();
  await page.context().close();
});
