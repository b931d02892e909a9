import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../../world/site-fixture.ts';

test.use({ expectedMessages: [/status of 422/] });

test('a translation is deleted, shown as missing, added again and changed, and shown on its host', async ({
  admin: page,
  served,
}) => {
  await page.goto('/admin/translations');
  await expect(page.getByText('Select an entity to view fields')).toBeVisible();
  await expect(page.getByText('No entity selected')).toBeVisible();
  await expect(page.getByText('Select a field first')).toBeVisible();
  await expect(page.getByText('Select a field to manage translations')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Translations' })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByLabel('Entity type').selectOption('Gallery Categories');
  await page.getByPlaceholder('Search gallery categories...').fill('nothing like it');
  await expect(page.getByText('No data found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Entity type')).toHaveValue('gallery_categories');
  await page.getByRole('link', { name: 'Colour Books' }).click();
  const fields = page.getByRole('region', { name: 'Translatable Fields' });
  await fields.getByRole('link', { name: /^Name/ }).click();
  await expect(
    page.getByText('All available languages have been used for this field'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Translation' })).toBeDisabled();

  const figure = page
    .getByLabel('How much of Gallery Categories is translated')
    .locator('div')
    .filter({ hasText: '日本語' });
  const complete = (await figure.textContent()) ?? '';
  const japanese = page.getByRole('row', { name: /日本語/ });
  await japanese.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(
      'This will permanently delete the 日本語 translation for this field. This action cannot be undone.',
    ),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Translation deleted successfully')).toBeVisible();
  await expect(figure).not.toHaveText(complete);
  await expect(page.getByRole('link', { name: 'Next Missing' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Translation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Translation' }).click();
  await expect(dialog.getByText('Language is required')).toBeVisible();
  await expect(dialog.getByText('Translation is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Language').selectOption('日本語');
  await dialog.getByLabel('Translation').fill('色見本帳のすべて');
  await dialog.getByRole('button', { name: 'Add Translation' }).click();
  await expect(page.getByText('Translation added successfully')).toBeVisible();
  await expect(figure).toHaveText(complete);

  await page
    .getByRole('row', { name: /日本語/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  await dialog.getByLabel('Translation').fill('見本帳');
  await dialog.getByRole('button', { name: 'Update Translation' }).click();
  await expect(page.getByText('Translation updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /見本帳/ })).toBeVisible();
  const japaneseHost = served.origin.replace('localhost', 'ja.localhost');
  await expect
    .poll(async () => {
      await page.goto(`${japaneseHost}/resources`);
      return page.getByText('見本帳', { exact: true }).count();
    })
    .toBeGreaterThan(0);
});

test('a deleted record and a very long name have their place in Translations', async ({
  admin: page,
}) => {
  await test.step('a record that another user has deleted reads Entity not found, once', async () => {
    await page.goto('/admin/translations?type=products&id=999999');
    await expect(page.getByText('Entity not found')).toBeVisible();
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Entity not found')).toHaveCount(1);
  });
  await test.step('a name as long as the screen stays inside its column', async () => {
    const name = 'W'.repeat(150);
    await page.goto('/admin/gallery-categories?new=yes');
    await page.getByRole('dialog').getByLabel('Category Name').fill(name);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByText('Category created successfully')).toBeVisible();
    await page.goto('/admin/translations?type=gallery_categories');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: 'Translatable Fields' })).toContainText(name);
    await expectNoSidewaysScroll(page);
    await page.goto('/admin/gallery-categories');
    await page.getByRole('row', { name }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Category deleted successfully')).toBeVisible();
  });
});
