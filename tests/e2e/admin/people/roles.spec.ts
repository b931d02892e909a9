import { administrator } from '../../world/served-site.ts';
import { expect, expectAccessible, makeNavigationsWait, test } from '../../world/site-fixture.ts';
import { signInColleague } from '../colleague.ts';

test.use({ expectedMessages: [/status of 4(03|22)/] });

test('a translator is invited for Japanese, and sees the translations into it and nothing else', async ({
  admin: page,
  browser,
  served,
}) => {
  await page.goto('/admin/accounts');
  await page.getByLabel('Name').fill('Aki Tanaka');
  await page.getByLabel('Email').fill('aki@example.com');
  await expect(page.getByLabel('日本語')).toBeHidden();
  await page.getByLabel('Role').selectOption('Translator');
  await page.getByLabel('Your Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Please choose at least one language')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Languages' }).getByRole('checkbox').first(),
  ).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('日本語').check();
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  const link = page.getByLabel(/Send them this link/);
  await expect(link).toHaveValue(/\/admin\/invitation#key=/);
  await expect(page.getByText('Translator (ja)')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: served.origin })).newPage();
  makeNavigationsWait(other);
  await other.goto(await link.inputValue());
  await other.getByLabel('Password').fill('gold and silver thread');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(other);
  const menu = other.getByRole('navigation', { name: 'Back-office' });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Translations', 'Accounts']);
  await menu.getByRole('link', { name: 'Translations' }).click();
  const figures = other.getByLabel('How much of Products is translated');
  await expect(figures.getByRole('term')).toHaveText(['日本語']);

  // A record in the jump dialog leads to its translations.
  await other.getByRole('button', { name: 'Jump to…' }).click();
  await other.getByLabel('Screen, record or command').fill('Colour Books');
  await other.getByRole('link', { name: /^Colour Books/ }).click();
  await other
    .getByRole('region', { name: 'Translatable Fields' })
    .getByRole('link', { name: /^Name/ })
    .click();
  await expect(other.getByRole('row', { name: /日本語/ })).toBeVisible();
  await expect(other.getByText('繁體中文')).toHaveCount(0);
  await expectAccessible(other);

  const refused = await other.goto('/admin/products');
  expect(refused?.status()).toBe(403);
  await expect(
    other.getByRole('heading', { name: 'Your role does not allow this.' }),
  ).toBeVisible();
  await other.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Go to Translations' }).click();
  await expect(other.getByRole('heading', { name: 'Translations', exact: true })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row', { name: /aki@example\.com/ });
  await row.getByRole('button', { name: 'Change Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the Role of Aki Tanaka' });
  await expect(dialog.getByLabel('日本語')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel('Role').selectOption('Editor');
  await expect(dialog.getByLabel('日本語')).toBeHidden();
  await dialog.getByLabel('Your Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Change Role' }).click();
  await expect(page.getByText('Role changed successfully')).toBeVisible();
  // The dialog is inside the row, and its hints have the words too.
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Editor')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Change Role' })).toBeFocused();

  // The next request of the changed user has the new role, without another sign-in.
  await other.setViewportSize({ width: 1280, height: 800 });
  await menu.getByRole('link', { name: 'Accounts' }).click();
  await menu.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Products' })).toBeVisible();
  await other.context().close();
});

test('a form keeps its input if the role is taken away', async ({
  admin: page,
  browser,
  served,
  db,
}) => {
  const ken = { name: 'Ken Wong', email: 'ken@example.com' };
  const other = await signInColleague({ browser, served, db }, ken);
  await other.goto('/admin/categories?new=yes');
  await other.getByLabel('Category Name').fill('Typed with care');

  await page.goto('/admin/accounts');
  const row = page.getByRole('row', { name: /ken@example\.com/ });
  await row.getByRole('button', { name: 'Change Role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role').selectOption('Translator');
  await dialog.getByLabel('日本語').check();
  await dialog.getByLabel('Your Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Change Role' }).click();
  await expect(row.getByText('Translator (ja)')).toBeVisible();

  await other.getByRole('dialog').getByRole('button', { name: 'Create Category' }).click();
  // The panel, because the toast has the same text.
  const panel = other.getByRole('dialog').getByRole('alert');
  await expect(panel.getByText('Your role does not allow this.')).toBeVisible();
  await expect(other.getByLabel('Category Name')).toHaveValue('Typed with care');
  await other.context().close();
});
