import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

test('the blocks of a page are added, moved and removed by keyboard, previewed and saved', async ({
  admin: page,
}) => {
  await page.goto('/admin/pages?new=yes');
  const form = page.getByRole('dialog', { name: 'Add Page' });
  await form.getByLabel('Title *', { exact: true }).fill('Our looms');
  await expect(form.getByLabel('Slug')).toHaveValue('our-looms');
  await form.getByRole('button', { name: 'Add heading' }).press('Enter');
  await expect(form.getByLabel('Heading', { exact: true })).toBeFocused();
  await page.keyboard.type('The first loom');
  await form.getByRole('button', { name: 'Add text' }).press('Enter');
  await page.keyboard.type('Its text');
  await form.getByRole('button', { name: 'Move Text 2 up' }).press('Enter');
  // At the top it cannot move further, so the focus goes to the other direction.
  await expect(form.getByRole('button', { name: 'Move Text 1 down' })).toBeFocused();
  await form.getByRole('button', { name: 'Add quotation' }).press('Enter');
  await form.getByRole('button', { name: 'Remove Quotation 3' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Add heading' })).toBeFocused();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText('Its text');
  await preview.close();
  await form.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await page.goto('/our-looms');
  await expect(page.locator('main h2')).toHaveText(['Its text', 'The first loom']);
});
