import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

test.use({ expectedMessages: [/status of 422/] });

test('a field is set for ticked rows by keyboard after its difference was shown, undone, and the list kept as a view', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/item-codes?q=st');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(boxes.first()).toBeVisible();
  const count = await boxes.count();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await page.getByRole('button', { name: 'Set Field…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set Field' });
  const field = dialog.getByLabel('Field', { exact: true });
  await expect(field).toBeFocused();
  await field.selectOption('Ironing');
  await dialog.getByLabel('One value for all').press('ArrowDown');
  await expect(dialog.getByLabel('Find and replace')).toBeChecked();
  await dialog.getByRole('button', { name: 'Show Changes' }).press('Enter');
  await expect(dialog.getByLabel('Find', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field.selectOption('The main picture is decorative');
  await expect(dialog.getByLabel('Find and replace')).toBeHidden();
  await expect(dialog.getByLabel('New value').getByRole('option')).toHaveText(['Yes', 'No']);
  await expectAccessible(page);
  await field.selectOption('Ironing');
  await dialog.getByLabel('One value for all').check();
  await dialog.getByLabel('New value').fill('Do not iron, e2e');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${count} of ${count} item codes will change.`)).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(count);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog.getByLabel('New value')).toHaveValue('Do not iron, e2e');
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Show Changes' }).press('Enter');
  await dialog.getByRole('button', { name: 'Set Field' }).press('Enter');
  await expect(messages.getByText(`${count} item codes changed`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await messages.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(messages.getByText(`${count} item codes changed back`)).toBeVisible();

  await page.getByRole('button', { name: 'Columns…' }).press('Enter');
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByLabel('Composition').press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Composition' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Created At' })).toBeVisible();

  await page.getByRole('button', { name: 'Views…' }).press('Enter');
  const views = page.getByRole('dialog', { name: 'Views' });
  await expect(views.getByLabel('Name of the view')).toBeFocused();
  await page.keyboard.type('Codes of ST');
  await page.keyboard.press('Enter');
  await expect(messages.getByText('View “Codes of ST” saved')).toBeVisible();
  await views.getByRole('button', { name: 'Rename Codes of ST' }).press('Enter');
  await expect(views.getByLabel('New name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', short');
  await page.keyboard.press('Enter');
  const link = views.getByRole('link', { name: 'Codes of ST, short' });
  await expect(link).toBeFocused();
  await expectAccessible(page);

  await page.goto('/admin/item-codes');
  await expect(page.getByRole('columnheader', { name: 'Composition' })).toBeVisible();
  await page.getByRole('button', { name: 'Views…' }).press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveCount(count);
  await expect(page.getByRole('columnheader', { name: 'Composition' })).toBeHidden();
  await expect(views).toBeHidden();
  await page.getByRole('button', { name: 'Views…' }).press('Enter');
  await views.getByRole('button', { name: /^Delete / }).press('Enter');
  await expect(link).toBeHidden();
  await expect(views.getByLabel('Name of the view')).toBeFocused();
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});
