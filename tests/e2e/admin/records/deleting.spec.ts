import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { rowOf } from '../product-form.ts';

test('the question names the dependent records, and Undo stays until the next change and covers no form', async ({
  admin: page,
  db,
}) => {
  for (const name of ['Twin back', 'Twin away'])
    await addProduct(db, { name, description: 'One of two' });
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
  const messages = page.getByRole('region', { name: 'Messages' });
  const undo = messages.getByRole('button', { name: 'Undo' });
  const ask = (name: string) => rowOf(page, name).getByRole('button', { name: 'Delete' }).click();

  await page.goto('/admin/products?q=ST+Viscose');
  await ask('ST Viscose');
  await expect(
    question.getByText(/This also deletes \d+ item codes, \d+ shades, \d+ pictures?/),
  ).toBeVisible();
  await expect(
    question.getByText('Are you sure you want to delete this product?', { exact: true }),
  ).toBeVisible();
  await expect(question.getByText('The bin keeps it for 90 days.')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/products?q=Twin');
  await rowOf(page, 'Twin away').getByRole('button', { name: 'More' }).click();
  await ask('Twin away');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(undo).toBeVisible();
  await rowOf(page, 'Twin back').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const save = await form.getByRole('button', { name: 'Update Product' }).boundingBox();
  const message = await messages.boundingBox();
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  // The next change replaces the message, and is undone by keyboard.
  await ask('Twin back');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Twin back')).toBeHidden();
  await expect(undo).toHaveCount(1);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Twin back')).toBeVisible();
  await expect(rowOf(page, 'Twin away')).toBeHidden();
  await expect(undo).toBeHidden();
});
