import { holdRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('typing and a category filter the products', async ({ page }) => {
  await test.step('typing filters the products without a jump: the focus stays, the history gets no entries, and Back leaves', async () => {
    await page.goto('/');
    await page.goto('/products');
    const search = page.getByPlaceholder('Search products...');
    await search.pressSequentially('st100', { delay: 30 });
    await expect(page).toHaveURL(/\/products\?q=st100$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('ST Viscose');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('st100');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('a category is a pressed button and keeps the search, and Back undoes it', async () => {
    await page.goto('/products');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByPlaceholder('Search products...').fill('gold');
    await page.getByRole('button', { name: 'Heritage' }).click();
    await expect(page).toHaveURL(/q=gold&category=\d+$/);
    await expect(page.getByRole('button', { name: 'Heritage' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Japan Gold',
      'Bullion Purl',
    ]);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(/\?q=gold$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Heritage' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('on a product page, thumbnails change the large picture, arrow keys switch tabs, an item code switches specification, picture and address at once, and print shows all codes', async ({
  page,
}) => {
  await page.goto('/products/st-viscose');
  const viewer = page.getByRole('region', { name: 'Pictures and videos' });
  await viewer.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(
    viewer.getByRole('img', { name: /^Gold round-wrapped thread on its cone/ }),
  ).toBeVisible();
  const widths = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(575);

  const [information, technical] = [
    page.getByRole('tab', { name: 'Product Information' }),
    page.getByRole('tab', { name: 'Technical Details' }),
  ];
  await expect(page.getByRole('tab')).toHaveCount(2);
  await information.focus();
  await page.keyboard.press('ArrowRight');
  await expect(technical).toBeFocused();
  await expect(technical).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('Technical Recommendations');
  await page.keyboard.press('ArrowRight');
  await expect(information).toBeFocused();
  await expect(technical).toHaveAttribute('tabindex', '-1');

  const pill = page.getByRole('button', { name: 'ST200' });
  const large = viewer.getByRole('img').first();
  const before = await large.getAttribute('src');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/products\/st-viscose/.test(request.url())) requests.push(request.url());
  });
  await pill.click();
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('ST200');
  await expect(large).not.toHaveAttribute('src', before ?? '');
  await expect(page).toHaveURL(/\?code=ST200$/);
  expect(requests).toEqual([]);
  await page.reload();
  await expect(pill).toHaveAttribute('aria-pressed', 'true');

  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  for (const code of ['ST100', 'ST120', 'ST150', 'ST200']) {
    await expect(table.getByRole('columnheader', { name: code })).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeHidden();
});

test('the gallery has pages, and a video plays', async ({ page }) => {
  await test.step('the gallery has pages with links, ends and sizes, and leads back to page 1', async () => {
    await page.goto('/resources');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await expect(pages.getByText('Previous')).toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByLabel('Items per page').selectOption('12');
    await expect(page).toHaveURL(/\?size=12$/);
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByLabel('Items per page').selectOption('18');
    await expect(pages).toBeHidden();
  });
  await test.step('a video shows a frame from its middle and plays in the viewer', async () => {
    await page.goto('/news/forty-years-1985-2025');
    const button = page.getByRole('button', { name: /Show video/ });
    await button.scrollIntoViewIfNeeded();
    await expect(button.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
    await button.click();
    await expect(page.locator('main video')).toHaveAttribute('preload', 'metadata');
  });
});

test('a search that has not started does not affect a visitor who goes back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/resources');
  const sizes = page.getByRole('combobox');
  await sizes.selectOption('12');
  await expect(page).toHaveURL(/size=12$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  const search = page.getByPlaceholder('Search resources...');
  await search.fill('denim');
  const letCome = await holdRequests(page, '**/resources');
  const asked = page.waitForRequest('**/resources');
  await page.goBack();
  await asked;
  await page.clock.runFor(1000);
  letCome();
  await expect(sizes).toHaveValue('6');
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/resources$/);
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('a list keeps what it shows if another one cannot be loaded', async ({ page }) => {
    await test.step('a list that cannot be loaded keeps the shown one and says so', async () => {
      await page.goto('/resources?size=12');
      const cards = page.getByRole('article').getByRole('heading');
      const shown = await cards.allTextContents();
      await page.route('**/resources?*', (route) => route.abort('internetdisconnected'));
      await page.getByPlaceholder('Search resources...').fill('denim');
      await expect(page.getByText('Failed to load gallery data')).toBeVisible();
      await expect(cards).toHaveText(shown);
      await expect(page).toHaveURL(/\?size=12$/);
      await expect(page.getByPlaceholder('Search resources...')).toHaveValue('denim');
      await page.unroute('**/resources?*');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(cards).toHaveCount(1);
    });
    await test.step('a search that fails while an earlier one is running brings the list back', async () => {
      await page.goto('/news');
      const cards = page.getByRole('article').getByRole('heading');
      const shown = await cards.allTextContents();
      const status = page.getByRole('main').getByRole('status');
      const counted = await status.textContent();
      const search = page.getByPlaceholder('Search news...');
      const letCome = await holdRequests(page, '**/news?q=gold');
      await page.route('**/news?q=golden', (route) => route.abort('internetdisconnected'));
      const first = page.waitForRequest('**/news?q=gold');
      await search.fill('gold');
      await first;
      await search.fill('golden');
      await expect(page.getByText('Failed to load news')).toBeVisible();
      letCome();
      await expect(cards).toHaveText(shown);
      await expect(status).toHaveText(counted ?? '');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and products work without JavaScript', async ({ page }) => {
    await test.step('lists can be searched, filtered and paged', async () => {
      await page.goto('/products');
      await page.getByPlaceholder('Search products...').fill('gold');
      await page.getByPlaceholder('Search products...').press('Enter');
      await expect(page).toHaveURL(/q=gold/);
      await page.getByRole('button', { name: 'Heritage' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByPlaceholder('Search products...').fill('japan');
      await page.getByPlaceholder('Search products...').press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Heritage' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goto('/resources');
      await page.getByRole('link', { name: '2', exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    await test.step('a product shows every panel and other pictures, and item codes by address', async () => {
      await page.goto('/products/st-viscose');
      await page.getByRole('button', { name: 'ST200' }).click();
      await expect(page).toHaveURL(/\?code=ST200$/);
      await expect(page.getByText('Technical Recommendations')).toBeVisible();
      await expect(page.getByText('Country of Origin').first()).toBeVisible();
      await expect(
        page.getByRole('img', { name: /^Gold round-wrapped thread on its cone/ }),
      ).toBeVisible();
    });
  });
});
