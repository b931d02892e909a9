import { holdRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('lists and pages of the catalogue show what they promise', async ({ page }) => {
  await test.step('the product list has categories, search, cards, descriptions and custom orders, and shows when it is loading', async () => {
    await page.goto('/products');
    const main = page.getByRole('main');
    await expect(main.getByPlaceholder('Search products...')).toBeVisible();
    const filters = main.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    await expect(filters.first()).toHaveText('All');
    expect(await filters.count()).toBeGreaterThan(1);
    const card = main.getByRole('article').filter({ hasText: 'ST Viscose' });
    await expect(card.getByRole('heading', { name: 'ST Viscose' })).toBeVisible();
    await expect(card.getByText('Embroidery', { exact: true })).toBeVisible();
    await expect(card.getByText(/Our most supple thread/)).toBeVisible();
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      '/products/st-viscose',
    );
    const below = main.getByRole('region', { name: 'Product Categories' });
    await expect(below.getByRole('heading', { level: 3 })).toHaveCount((await filters.count()) - 1);
    await expect(main.getByRole('heading', { name: 'Custom Orders' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );

    const answer = await holdRequests(page, '**/products?*');
    await main.getByPlaceholder('Search products...').fill('no such thread');
    await expect(main.getByText('Loading products...')).toBeVisible();
    answer();
    await expect(main.getByText('Loading products...')).toBeHidden();
    await expect(main.getByText('No products found')).toBeVisible();
    await expect(
      main.getByText("Try adjusting your search or filter to find what you're looking for."),
    ).toBeVisible();
  });
  await test.step('a product page has its header, pictures, chips, code pills, tabs, terms and related products', async () => {
    await page.goto('/products/st-viscose');
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(/^ST Viscose .*Kamsin/);
    await expect(main.getByRole('heading', { level: 1, name: 'ST Viscose' })).toBeVisible();
    await expect(main.getByText(/^Our most supple thread/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(main.getByRole('link', { name: 'Embroidery' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();

    const codes = main.getByRole('group', { name: 'Item Codes' }).getByRole('button');
    await expect(codes.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(codes.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(main.getByRole('link', { name: 'Download Full Catalogue' })).toHaveAttribute(
      'href',
      /^\/media\/pdf\/.*\.pdf$/,
    );
    await expect(main.getByText('More colours available offline')).toBeVisible();

    await expect(main.getByRole('tab')).toHaveText(['Product Information', 'Technical Details']);
    const panel = main.getByRole('tabpanel');
    await expect(panel.getByRole('term')).toHaveText([
      'Item Code',
      'Composition',
      'Type',
      'Denier',
      'Length',
      'Net Weight',
      'Gross Weight',
      'Country of Origin',
      'Other Information',
    ]);
    await main.getByRole('tab', { name: 'Technical Details' }).click();
    await expect(panel.getByRole('heading', { name: 'Technical Recommendations' })).toBeVisible();
    await expect(panel.getByRole('term')).toHaveText([
      'Bleaching',
      'Ironing',
      'Washing Temperature',
      'Additional Technical Notes',
    ]);

    await expect(main.getByRole('heading', { name: 'Delivery & Shipping' })).toBeVisible();
    await expect(main.getByText(/Stock is kept for all catalogued items/)).toBeVisible();
    await expect(main.getByText(/sold out.*lead time is 3-4 weeks/)).toBeVisible();
    await expect(main.getByText(/quoted price excludes shipping/)).toBeVisible();
    await expect(main.getByText(/preferred shipping method/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Important Notes' })).toBeVisible();
    await expect(
      main.getByText(/Gross weight is for reference only.*metres per cone/),
    ).toBeVisible();
    await expect(main.getByText(/different lots should not be mixed on one garment/)).toBeVisible();
    await expect(main.getByText(/repeat orders.*lot number/)).toBeVisible();

    const related = main.getByRole('region', { name: 'Related Products' }).getByRole('article');
    const names = await related.getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(4);
    expect(names).not.toContain('ST Viscose');
  });
  await test.step('the gallery has its titles, filters, sizes and cards, and shows when nothing is found', async () => {
    await page.goto('/resources');
    const main = page.getByRole('main');
    await expect(main.getByText('RESOURCE GALLERY', { exact: true })).toBeVisible();
    await expect(
      main.getByRole('heading', { level: 1, name: 'Explore Infinite Possibility' }),
    ).toBeVisible();
    await expect(main.getByRole('combobox').getByRole('option')).toHaveText(['6', '12', '18']);
    await expect(main.getByRole('combobox')).toHaveValue('6');
    await expect(main.getByRole('article')).toHaveCount(6);
    await expect(
      main.getByRole('group', { name: 'Filter by category' }).getByRole('button').first(),
    ).toHaveText('All');

    const search = main.getByPlaceholder('Search resources...');
    await search.fill('DENIM');
    const card = main.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('link', { name: /^View details/ })).toHaveAttribute(
      'href',
      '/resources/denim-top',
    );
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      '/resources/denim-top',
    );
    await search.fill('care guide');
    const pdf = card.filter({ hasText: /care guide/i }).first();
    await expect(pdf.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(pdf.getByRole('heading').getByRole('link')).toHaveCount(0);

    await search.fill('no such resource');
    await expect(main.getByText('No resources found')).toBeVisible();
    await expect(
      main.getByText("Try adjusting your search or filter to find what you're looking for."),
    ).toBeVisible();
  });
  await test.step('a project shows its label, media, details, products and the link to sales', async () => {
    await page.goto('/resources/denim-top');
    const main = page.getByRole('main');
    await expect(main.getByText('GALLERY PROJECT', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute(
      'href',
      '/resources',
    );
    await expect(main.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    const products = main.locator('section', {
      has: page.getByRole('heading', { name: 'Related Products' }),
    });
    await expect(products.getByRole('link', { name: /./ }).last()).toHaveAttribute(
      'href',
      /^\/(products\/|samples\?)/,
    );
    await expect(main.getByText('Want to use these threads in your next project?')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});
