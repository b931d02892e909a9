import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

// A time that has passed is refused by the server.
test.use({ expectedMessages: [/status of 422/] });

test('the publication of a product is planned in its form by keyboard, shown in the list, and cancelled', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Planned Thread');
  await form.getByLabel('Status').selectOption('Inactive');
  await form.getByRole('button', { name: 'Create Product' }).click();
  const row = rowOf(page, 'Planned Thread');
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  const open = edit.getByRole('button', { name: 'Plan…' });
  await open.focus();
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Plan a change' });
  await expect(plan.getByRole('radio', { name: 'Make Active' })).toBeChecked();
  await expect(plan.getByRole('radio', { name: 'These changes' })).toBeDisabled();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const at = plan.getByLabel('Date and time');
  await expect(at).toHaveAccessibleDescription('Hong Kong time');
  await page.keyboard.press('Enter');
  await expect(at).toBeFocused();
  await expect(plan.getByText('Please enter a date and a time')).toBeVisible();
  await at.fill('2020-12-01T09:00');
  await page.keyboard.press('Enter');
  await expect(plan.getByText('This time has passed')).toBeVisible();
  await expectAccessible(page);
  await at.fill('2035-12-01T09:00');
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  await expect(open).toBeFocused();
  const text = 'Active from 2035-12-01 09:00, Hong Kong time';
  const cancel = edit.getByRole('button', { name: `Cancel plan: ${text}` });
  await expect(cancel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(row.getByText(text)).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).press('Enter');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(cancel).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByText('Active from')).toBeHidden();
});

test('planning a changed form closes it as saving does', async ({ admin: page }) => {
  const form = await beginProduct(page, 'Later Thread');
  await form.getByRole('button', { name: 'Create Product' }).click();
  const row = rowOf(page, 'Later Thread');
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  const name = edit.getByLabel('Product Name');
  await name.fill('');
  await edit.getByRole('button', { name: 'Plan…' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan a change' });
  await expect(plan.getByRole('radio', { name: 'These changes' })).toBeChecked();
  await plan.getByLabel('Date and time').fill('2035-12-01T09:00');
  await plan.getByRole('button', { name: 'Save Plan' }).click();
  await expect(plan).toBeHidden();
  await expect(name).toBeFocused();
  await expect(edit.getByText('Product name and slug are required')).toBeVisible();
  await name.fill('Later Thread renamed');
  await edit.getByRole('button', { name: 'Plan…' }).click();
  await plan.getByLabel('Date and time').fill('2035-12-01T09:00');
  await plan.getByRole('button', { name: 'Save Plan' }).click();
  await expect(edit).toBeHidden();
  await expect(row.getByText('changes on 2035-12-01 09:00, Hong Kong time')).toBeVisible();
  // By keyboard: for a pointer the message may still lie over it.
  await row.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(name).toHaveValue('Later Thread');
  await edit.getByRole('region', { name: 'Planned' }).locator('summary').click();
  await expect(edit.getByText('Later Thread renamed')).toBeVisible();
});
