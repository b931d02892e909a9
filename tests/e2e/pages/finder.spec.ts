import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('a buyer finds, compares and opens item codes on a telephone and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/finder');
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
  await page.getByLabel('Use', { exact: true }).selectOption('machine-embroidery');
  await page.getByLabel('Fibre', { exact: true }).selectOption('viscose');
  await page.getByLabel('Denier from').fill('110');
  await page.getByLabel('Denier: unit').selectOption('dtex');
  await page.getByRole('button', { name: 'Show item codes' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('item codes');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // A card names its values, because the head of the table is not shown.
  const card = page.getByRole('row').filter({ hasText: 'ST100' });
  await expect(card.locator('td[data-label="Denier"]')).toHaveText(/111 dtex.*100 D/);
  expect(
    await card
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toBe('"Product"');
  for (const code of ['ST100', 'ST120']) await page.getByLabel(`Compare ${code}`).check();
  await page.getByRole('button', { name: 'Compare item codes' }).click();
  await expect(page).toHaveURL(/\/compare\?codes=ST100&codes=ST120$/);
  await page.getByLabel('Add an item code').fill('tw30');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The names of the rows stay in view while the codes scroll.
  const sheet = page.getByRole('region', { name: 'Compare item codes' });
  const name = sheet.getByRole('rowheader', { name: 'Composition' });
  const place = await name.boundingBox();
  await sheet.evaluate((one) => one.scrollBy({ left: 200, behavior: 'instant' }));
  expect(await name.boundingBox()).toEqual(place);
  await page.getByRole('link', { name: 'Remove ST120' }).click();
  await expect(sheet.getByRole('columnheader')).toHaveText(['ST100', 'TW30']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/finder?sort=-denier');
  await expect(page.getByRole('columnheader', { name: 'Denier' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expectAccessible(page);
  await page.goto('/c/st100');
  await expect(page).toHaveURL(/\/products\/st-viscose\?code=ST100$/);
});
