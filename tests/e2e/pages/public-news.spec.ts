import { holdRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('the news and an item show what they promise', async ({ page }) => {
  await test.step('the news list has its titles, search, sizes and cards, shows pinned items first, and skeletons while it is loading', async () => {
    await page.goto('/news');
    const main = page.getByRole('main');
    await expect(main.getByText('UPDATES & ANNOUNCEMENTS', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'News & Events' })).toBeVisible();
    await expect(main.getByRole('combobox').getByRole('option')).toHaveText(['6', '12', '18']);
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(6);
    const pinned = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('[aria-label="Pinned"]') !== null),
    );
    expect(pinned.filter(Boolean).length).toBeLessThanOrEqual(3);
    expect(pinned.lastIndexOf(true)).toBeLessThan(pinned.indexOf(false));
    const first = cards.first();
    await expect(first.locator('img').first()).toBeVisible();
    await expect(first.getByText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
    const link = first.getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/news\/[^/]+$/);
    await expect(first.getByRole('link', { name: /^Read more/ })).toBeVisible();
    await expect(first.getByRole('button', { name: /Like/ })).toHaveText(/\d+/);

    await main.getByRole('combobox').selectOption('12');
    await expect(page).toHaveURL(/\/news\?size=12$/);
    const answer = await holdRequests(page, '**/news?*');
    await main.getByPlaceholder('Search news...').fill('no such news');
    await expect(main.locator('[data-skeleton]').first()).toBeVisible();
    answer();
    await expect(main.getByText(/^No news items found/)).toContainText('no such news');
    await expect(main.locator('[data-skeleton]')).toHaveCount(0);
    await main.getByRole('button', { name: 'Clear Search' }).click();
    await expect(page).toHaveURL(/\/news\?size=12$/);
    await expect(cards.first()).toBeVisible();
    await expect(main.getByPlaceholder('Search news...')).toHaveValue('');
    await expect(main.getByPlaceholder('Search news...')).toBeFocused();
  });
  await test.step('a news page shows label, date, likes, media, article and its date of publication', async () => {
    await page.goto('/news/forty-years-1985-2025');
    const main = page.getByRole('main');
    await expect(main.getByText('NEWS & EVENTS', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to News & Events' })).toHaveAttribute(
      'href',
      '/news',
    );
    await expect(main.getByText(/^\d+ likes?$/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Show (picture|video) 1$/ })).toBeVisible();
    await expect(main.getByText(/^Published on [A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Like \(\d+\)$/ })).toBeVisible();
  });
});
