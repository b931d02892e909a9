import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { rowOf } from '../product-form.ts';

// The server refuses a time in the past.
test.use({ expectedMessages: [/status of 422/] });

test('the publication of a product is planned in its form by keyboard, shown in the list, and cancelled', async ({
  admin: page,
  db,
}) => {
  await addProduct(db, { name: 'Planned Thread', status: 'Inactive' });
  await page.goto('/admin/products?q=Planned+Thread');
  const row = rowOf(page, 'Planned Thread');
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  const open = edit.getByRole('button', { name: 'Plan…' });
  await open.focus();
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Plan a Change' });
  await expect(plan.getByRole('radio', { name: 'Make Active' })).toBeChecked();
  await expect(plan.getByRole('radio', { name: 'Your changes' })).toBeDisabled();
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
  const cancel = edit.getByRole('button', { name: `Cancel Plan: ${text}` });
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

test('a changed product and a new one are planned', async ({ admin: page, db }) => {
  await test.step('planning a changed form closes it as saving does', async () => {
    await addProduct(db, { name: 'Later Thread' });
    await page.goto('/admin/products?q=Later+Thread');
    const row = rowOf(page, 'Later Thread');
    await row.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Product' });
    const name = edit.getByLabel('Product Name');
    await name.fill('');
    await edit.getByRole('button', { name: 'Plan…' }).click();
    const plan = page.getByRole('dialog', { name: 'Plan a Change' });
    await expect(plan.getByRole('radio', { name: 'Your changes' })).toBeChecked();
    await plan.getByLabel('Date and time').fill('2035-12-01T09:00');
    await plan.getByRole('button', { name: 'Save Plan' }).click();
    await expect(plan).toBeHidden();
    await expect(name).toBeFocused();
    await expect(edit.getByText('Product name and slug are required')).toBeVisible();
    await name.fill('Later Thread renamed');
    await edit.getByRole('button', { name: 'Plan…' }).click();
    await expect(plan.getByLabel('Date and time')).toHaveValue('2035-12-01T09:00');
    await plan.getByRole('button', { name: 'Save Plan' }).click();
    await expect(edit).toBeHidden();
    await expect(row.getByText('changes on 2035-12-01 09:00, Hong Kong time')).toBeVisible();
    // By keyboard, because the message may still cover the button for a pointer.
    await row.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(name).toHaveValue('Later Thread');
    await edit.getByRole('region', { name: 'Planned' }).locator('summary').click();
    await expect(edit.getByText('Later Thread renamed')).toBeVisible();
  });
  await test.step('a new product is created for a later time by keyboard, also after a time in the past', async () => {
    await page.goto('/admin/products?new=yes');
    const add = page.getByRole('dialog', { name: 'Add Product' });
    await add.getByLabel('Product Name').fill('Tomorrow Thread');
    await add.getByRole('button', { name: 'Plan…' }).press('Enter');
    const plan = page.getByRole('dialog', { name: 'Create and Plan' });
    const at = plan.getByLabel('Date and time');
    await expect(at).toBeFocused();
    await at.fill('2020-12-01T09:00');
    await page.keyboard.press('Enter');
    await expect(plan.getByText('This time has passed')).toBeVisible();
    await expectAccessible(page);
    await at.fill('2035-12-01T09:00');
    await page.keyboard.press('Enter');
    await expect(plan).toBeHidden();
    await expect(add).toBeHidden();
    const row = rowOf(page, 'Tomorrow Thread');
    await expect(row.getByText('Active from 2035-12-01 09:00, Hong Kong time')).toBeVisible();
    await expect(row.getByText('Inactive', { exact: true }).first()).toBeVisible();
  });
});
