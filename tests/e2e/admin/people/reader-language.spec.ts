import { administrators } from '#database/schema/administrators.ts';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { t } from '#domain/admin-words/t.ts';
import { administrator, expect, expectAccessible, test } from '../../world/site-fixture.ts';

test.afterEach(({ db }) => db.update(administrators).set({ staff_language: null }));

test('a person reads the back-office in the language that was chosen at the sign-in', async ({
  page,
}) => {
  const words = inLanguage('ja', () => ({
    password: t('Password'),
    edit: t('Edit'),
    details: t('Details'),
    discard: t('Discard your changes?'),
    change: t('Change Language'),
  }));
  await page.goto('/admin/login');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByLabel(words.password)).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name=email]').fill(administrator.email);
  await page.getByLabel(words.password).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await page.goto('/admin/products');
  await page.getByRole('button', { name: words.edit }).first().click();
  await expect(page.getByRole('tab', { name: words.details })).toBeVisible();
  await page.getByRole('dialog').locator('[name=name]').fill('A name of no product');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: words.discard })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/accounts');
  await page.getByRole('combobox').first().selectOption('English');
  await page.getByRole('button', { name: words.change }).click();
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
});
