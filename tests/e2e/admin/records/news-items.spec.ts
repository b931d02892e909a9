import { addNewsItem } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { unpinAll } from '../pins.ts';

// The browser itself logs a refused form.
test.use({ expectedMessages: [/status of (422|500)/] });

test('the news form has its rules, slug, preview, media and pin, and items can be edited and deleted', async ({
  admin: page,
  db,
}) => {
  await unpinAll(page, db);
  await page.getByRole('button', { name: 'Add News' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add News Item' });
  await dialog.getByRole('button', { name: 'Create News Item' }).click();
  for (const text of [
    'Title must be at least 2 characters',
    'Slug must be at least 2 characters',
    'Description must be at least 10 characters',
    'Article body must be at least 20 characters',
    'Primary image is required',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill('A Passing Fair!');
  await dialog.getByLabel('Title').press('Tab');
  await expect(dialog.getByLabel('Slug')).toHaveValue('a-passing-fair');
  await dialog.getByLabel('Title').fill('A Passing Fair');
  await dialog.getByLabel('Slug').fill('passing-fair');
  await dialog.getByLabel('Title').press('Tab');
  await expect(dialog.getByLabel('Slug')).toHaveValue('passing-fair');
  await expect(dialog.getByLabel('Display Order')).toHaveCount(0);
  await dialog.getByLabel('Pin this item').check();
  await dialog.getByLabel('Display Order').fill('1');
  await dialog.getByLabel('Description').fill('A passing description');
  await dialog
    .getByLabel('Article Body')
    .fill('The first line\n<b>bold</b><script>alert(1)</script>');
  await dialog.getByRole('button', { name: 'Preview Article' }).click();
  const preview = dialog.getByRole('region', { name: 'Article preview' });
  await expect(preview.locator('b')).toHaveText('bold');
  await expect(preview.locator('script')).toHaveCount(0);
  await dialog.locator('input[name=primary_image]').setInputFiles('package.json');
  await expect(dialog.getByText('File must be an image (JPEG, PNG, WebP, GIF)')).toBeVisible();
  await dialog
    .locator('input[name=primary_image]')
    .setInputFiles('demo/images/categories/effects.jpg');
  await dialog
    .locator('input[name=media]')
    .setInputFiles(['demo/images/videos/turntable-gold.mp4', 'package.json', 'tsconfig.json']);
  await expect(dialog.getByText('File "package.json" must be an image or video')).toBeVisible();
  await expect(dialog.getByText('File "tsconfig.json" must be an image or video')).toBeVisible();
  await expect(dialog.locator('img[alt="turntable-gold.mp4"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create News Item' }).click();
  await expect(page.getByText('News item created successfully')).toBeVisible();

  const row = page.getByRole('row', { name: /A Passing Fair/ });
  await expect(row.getByRole('img', { name: 'Pinned' })).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit News Item' });
  await expect(edit.getByLabel('Display Order')).toHaveValue('1');
  await expect(edit.getByRole('button', { name: 'Change Image' })).toBeVisible();
  await expect(edit.locator('img[alt="medium 1"]')).toBeVisible();
  await edit.getByRole('button', { name: 'Remove medium 1' }).click();
  await edit.getByLabel('Pin this item').uncheck();
  await edit.getByRole('button', { name: 'Update News Item' }).click();
  await expect(page.getByText('News item updated successfully')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Pinned' })).toHaveCount(0);

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(
    question.getByText(
      'Are you sure you want to delete this news item? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('at most three items are pinned, and their order is changed by keyboard, saved or discarded', async ({
  admin: page,
  db,
}) => {
  await unpinAll(page, db);
  const pinned = { is_pinned: true, display_order: 999 };
  for (const title of ['Pinned one', 'Pinned two']) await addNewsItem(db, { title, ...pinned });
  for (const title of ['Pinned three', 'Never pinned']) await addNewsItem(db, { title });
  await page.goto('/admin/news-items');
  const rowOf = (title: string) => page.getByRole('row', { name: new RegExp(title) });
  await rowOf('Pinned three').getByRole('button', { name: 'Pin', exact: true }).press('Enter');
  await expect(page.getByText('News item pinned successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pinned Items (3/3)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Reorder Items' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reordering Pinned Items' })).toBeVisible();
  await expectAccessible(page);
  const handle = page.getByRole('button', { name: 'Drag to reorder Pinned three' });
  const first = page.getByRole('table').first().getByRole('row').nth(1);
  await expect(first).toContainText('Pinned three');
  await handle.press('Space');
  await expect(page.getByText(/Pinned three.* position 1 of 3/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/Pinned three moved to position 2/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(first).not.toContainText('Pinned three');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByText('Display order changes discarded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reorder Items' })).toBeVisible();

  // With the mouse, a row can be dragged at any point.
  await page.getByRole('button', { name: 'Reorder Items' }).click();
  await first.getByRole('cell', { name: 'Pinned three', exact: true }).hover();
  await page.mouse.down();
  const last = await page.getByRole('table').first().getByRole('row').last().boundingBox();
  if (!last) throw new Error('the last row is not shown');
  await page.mouse.move(last.x + 300, last.y + last.height / 2, { steps: 10 });
  await expect(page.getByText(/Pinned three moved to position 3/)).toBeAttached();
  await page.mouse.up();
  await expect(first).not.toContainText('Pinned three');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Reorder Items' }).press('Enter');
  await page.getByRole('button', { name: 'Move Pinned one' }).press('Enter');
  await page.getByRole('button', { name: 'Move to the Top' }).press('Enter');
  await page.getByRole('button', { name: 'Save Order' }).press('Enter');
  await expect(page.getByText('Display order saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reordering Pinned Items' })).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Pinned/ })
      .first(),
  ).toHaveText('Pinned one');

  await page.getByRole('searchbox').fill('never');
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowOf('Never pinned').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('News item deactivated successfully')).toBeVisible();
  await unpinAll(page, db);
});
