import type { Locator } from '@playwright/test';
import { expect, test } from '../../world/site-fixture.ts';

/** The slug of a new record follows its name until another one is typed. */

const ways: [how: string, enter: (slug: Locator, text: string) => Promise<void>][] = [
  [
    'Tab and typing',
    async (slug, text) => {
      await slug.page().keyboard.press('Tab');
      await slug.page().keyboard.type(text);
    },
  ],
  [
    'a click and typing',
    async (slug, text) => {
      await slug.click();
      await slug.page().keyboard.type(text);
    },
  ],
  ['filling it in', (slug, text) => slug.fill(text)],
];

for (const [how, enter] of ways) {
  test(`a slug entered by ${how} stays as entered`, async ({ admin: page }) => {
    await page.goto('/admin/news-items?new=yes');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Autumn Fair');
    await enter(dialog.getByLabel('Slug'), 'my-own');
    await expect(dialog.getByLabel('Slug')).toHaveValue('my-own');
  });
}

for (const path of ['/admin/products', '/admin/gallery-items']) {
  test(`a new slug at ${path} follows the name, one of an existing record does not`, async ({
    admin: page,
  }) => {
    await page.goto(`${path}?new=yes`);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(/Name/).first();
    const slug = dialog.getByLabel('Slug');
    await name.pressSequentially('Autumn Gold');
    await expect(slug).toHaveValue('autumn-gold');
    await slug.fill('');
    await dialog.getByRole('button', { name: /^Create/ }).click();
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await slug.fill('my-own');
    await name.fill('Winter Gold');
    await expect(slug).toHaveValue('my-own');
    await page.goto(`${path}?edit=1`);
    const before = await slug.inputValue();
    await name.fill('Renamed');
    await expect(slug).toHaveValue(before);
  });
}

test('a news slug follows the title until the user types another one', async ({ admin: page }) => {
  await page.goto('/admin/news-items?new=yes');
  const dialog = page.getByRole('dialog');
  const [title, slug] = [dialog.getByLabel('Title'), dialog.getByLabel('Slug')];
  await title.fill('Autumn Fair');
  await page.keyboard.press('Tab');
  await expect(slug).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slug).toHaveValue('autumn-fair');
  await title.fill('Autumn Fair 2026');
  await expect(slug).toHaveValue('autumn-fair-2026');
  // The first click selects everything, the second one sets the caret.
  await slug.click();
  await slug.click();
  await page.keyboard.press('End');
  await page.keyboard.type('-hk');
  await title.fill('Winter Fair');
  await expect(slug).toHaveValue('autumn-fair-2026-hk');
});

test('typing replaces an accepted suggestion', async ({ admin: page }) => {
  await page.goto('/admin/products?edit=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill('');
  await dialog.getByLabel('Product Name').fill('Autumn Gold');
  await dialog.getByRole('button', { name: 'Use “autumn-gold”' }).click();
  await page.keyboard.type('gold');
  await expect(dialog.getByLabel('Slug')).toHaveValue('gold');
});
