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

test('a news slug follows the title until the user enters another one, in any way', async ({
  admin: page,
}) => {
  const dialog = page.getByRole('dialog');
  const [title, slug] = [dialog.getByLabel('Title'), dialog.getByLabel('Slug')];
  for (const [how, enter] of ways)
    await test.step(`a slug entered by ${how} stays as entered`, async () => {
      await page.goto('/admin/news-items?new=yes');
      await title.fill('Autumn Fair');
      await enter(slug, 'my-own');
      await expect(slug).toHaveValue('my-own');
    });
  await test.step('a news slug follows the title until the user types another one', async () => {
    await page.goto('/admin/news-items?new=yes');
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
});

test('a new slug follows the name, and is replaced by typing; one of an existing record does not follow', async ({
  admin: page,
}) => {
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel(/Name/).first();
  const slug = dialog.getByLabel('Slug');
  for (const path of ['/admin/gallery-items', '/admin/products'])
    await test.step(`a new slug at ${path} follows the name, one of an existing record does not`, async () => {
      await page.goto(`${path}?new=yes`);
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
  await test.step('typing replaces an accepted suggestion', async () => {
    await slug.fill('');
    await name.fill('Autumn Gold');
    await dialog.getByRole('button', { name: 'Use “autumn-gold”' }).click();
    await page.keyboard.type('gold');
    await expect(slug).toHaveValue('gold');
  });
});
