import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

// The browser itself logs a refused form.
test.use({ expectedMessages: [/status of 422/] });

test('gallery items of pictures and of a PDF are kept by their form', async ({ admin: page }) => {
  await test.step('a gallery item is created, edited, moved by keyboard, deactivated and deleted', async () => {
    await page.goto('/admin/gallery-items');
    await page.getByRole('button', { name: 'New Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Gallery Item' });
    await dialog.getByRole('button', { name: 'Create Gallery Item' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Slug is required')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();

    await dialog.getByLabel('Name').fill('A passing gown');
    await dialog.getByLabel('Slug').fill('a-passing-gown');
    await expect(dialog.getByText('The item URL is /resources/a-passing-gown')).toBeVisible();
    await dialog.getByLabel('This item is a PDF').check();
    await expect(dialog.getByText('PDF File')).toBeVisible();
    await expect(dialog.getByText('Additional Media')).toHaveCount(0);
    await dialog.getByLabel('This item is a PDF').uncheck();
    await expect(dialog.getByText('PDF File')).toHaveCount(0);
    await dialog
      .locator('input[name=media]')
      .setInputFiles([
        'demo/images/categories/effects.jpg',
        'demo/images/videos/turntable-gold.mp4',
        'package.json',
      ]);
    await expect(dialog.getByText('File "package.json" must be an image or video')).toBeVisible();
    // The cover is a frame from the middle of the video.
    await expect(dialog.locator('img[alt="turntable-gold.mp4"]')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Gallery Item' }).click();
    await expect(page.getByText('Gallery item created successfully')).toBeVisible();
    const row = page.getByRole('row', { name: /A passing gown/ });
    await expect(row).toContainText('No image');

    await row.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Gallery Item' });
    await expect(edit.locator('img[alt="medium 2"]')).toBeVisible();
    await edit.getByRole('button', { name: 'Remove medium 1' }).click();
    await edit.getByLabel('Project Details').fill('Made for a fair');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Gallery item updated successfully')).toBeVisible();
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(edit.getByRole('button', { name: /^Remove medium/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(edit).toHaveCount(0);

    await page.getByRole('button', { name: 'Move A passing gown' }).press('Enter');
    await page.getByLabel('Position').fill('2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Order' }).press('Enter');
    await expect(page.getByText('Display order saved')).toBeVisible();
    await expect(page.getByRole('row').nth(2)).toContainText('A passing gown');

    await row.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Gallery item deactivated successfully')).toBeVisible();
    await page.getByRole('searchbox').fill('passing');
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No gallery items found')).toBeVisible();
  });
  await test.step('a PDF item stores its file and keeps its related products', async () => {
    await page.goto('/admin/gallery-items?new=yes');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('A passing guide');
    await dialog.getByLabel('Slug').fill('a-passing-guide');
    await dialog.getByLabel('This item is a PDF').check();
    await dialog.locator('input[name=pdf]').setInputFiles('demo/pdf/care-guide.pdf');
    await dialog
      .getByRole('group', { name: 'Related Products' })
      .getByRole('checkbox')
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Create Gallery Item' }).click();
    await expect(page.getByText('Gallery item created successfully')).toBeVisible();
    const row = page.getByRole('row', { name: /A passing guide/ });
    await expect(row.getByRole('cell', { name: 'PDF', exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByRole('link', { name: 'Current PDF file' })).toHaveAttribute(
      'href',
      /^\/media\/documents\//,
    );
    await expect(
      dialog.getByRole('group', { name: 'Related Products' }).getByRole('checkbox').first(),
    ).toBeChecked();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });
});
