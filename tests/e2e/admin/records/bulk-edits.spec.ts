import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { rowOf } from '../product-form.ts';

test('rows are changed together on a wide screen', async ({ admin: page }) => {
  await test.step('rows are selected by keyboard, deactivated and deleted together, and restored by one Undo', async () => {
    await page.goto('/admin/products?q=m');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    const whole = page.getByRole('checkbox', { name: 'Select all on this page' });
    const bar = page.getByRole('region', { name: 'Selected rows' });
    const messages = page.getByRole('region', { name: 'Messages' });
    // Rendered by React only.
    await expect(boxes.first()).toBeVisible();
    const count = await boxes.count();
    expect(count).toBeGreaterThan(1);
    const badges = page.getByRole('row').locator('[data-card="corner"]');
    const before = await badges.allTextContents();
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expect(whole).toHaveJSProperty('indeterminate', true);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await whole.focus();
    await page.keyboard.press('Space');
    await expect(bar.getByText(`${count} selected`)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(bar.getByRole('button', { name: 'Clear' })).toBeFocused();
    await bar.getByRole('button', { name: 'Deactivate', exact: true }).press('Enter');
    await expect(messages.getByText(`${count} products deactivated`)).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(whole).toBeFocused();
    await expect(badges).toHaveText(before.map(() => 'Inactive'));
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText('changed back')).toBeVisible();
    await expect(badges).toHaveText(before);

    const name = (await boxes.first().getAttribute('aria-label'))?.replace('Select ', '') ?? '';
    await whole.check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await expect(
      question.getByText(`Are you sure you want to delete ${count} products?`),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No data found')).toBeVisible();
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText(`${count} products restored`)).toBeVisible();
    await expect(rowOf(page, name).first()).toBeVisible();
  });
  await test.step('all found rows are selected beyond the page, and get a category', async () => {
    await page.goto('/admin/news-items');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar.getByText('10 selected')).toBeVisible();
    const all = bar.getByRole('button', { name: /^Select all \d+ found$/ });
    const found = (await all.innerText()).replace(/\D/g, '');
    await all.click();
    await expect(bar.getByText(`${found} selected`)).toBeVisible();
    await bar.getByRole('button', { name: 'Set Category…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Category' });
    await dialog.getByLabel('Category').fill('Looking back');
    await page.keyboard.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(`${found} news items put into the category`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText(`${found} news items changed back`)).toBeVisible();
  });
});

test('on a telephone a row is selected in its card, and the bar stays visible', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/gallery-items');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).last();
  await box.check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'Set Category…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Category' });
  await expect(dialog.getByLabel('Category')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
