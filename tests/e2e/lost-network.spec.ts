import { expect, test } from './site-fixture.ts';

test('a message after a redirect is shown once and leaves the address', async ({ page }) => {
  await page.goto('/resources?toast=galleryItem');
  await expect(page.getByText('Failed to load gallery item')).toBeVisible();
  await expect(page).toHaveURL(/\/resources$/);
});

test.describe('when the network is lost', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_FAILED|ERR_INTERNET/] });
  test('the page that is shown stays, says so, and goes on when the network is back', async ({
    page,
  }) => {
    await page.goto('/news?page=2');
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText('Failed to load news items')).toBeVisible();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('article').getByRole('heading').first()).not.toHaveText(
      titles[0] ?? '',
    );
  });

  for (const path of ['/', '/about', '/contact', '/nothing-here'])
    test(`${path} stays too`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      const shown = (await title.textContent()) ?? '';
      await page.route('**/*.data*', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByText('Failed to load gallery data')).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(title).toHaveText(shown);
    });
});
