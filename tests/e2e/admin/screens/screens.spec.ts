import { holdRequests } from '../../world/held-requests.ts';
import { administrator, expect, test } from '../../world/site-fixture.ts';

test('the sign-in leads to every screen, or to the one that was requested', async ({ page }) => {
  await test.step('the sign-in shows that it is busy, and the sidebar leads to every screen and to the sign-out', async () => {
    await page.goto('/admin/login');
    await expect(
      page.getByText('Enter your credentials to access the admin dashboard'),
    ).toBeVisible();
    const answer = await holdRequests(page, '**/admin/login.data*');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
    await page.waitForURL(/\/admin$/);
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const sidebar = page.getByRole('navigation', { name: 'Back-office' });
    for (const [name, path] of [
      ['Dashboard', '/admin'],
      ['Products', '/admin/products'],
      ['Product Categories', '/admin/categories'],
      ['Item Codes', '/admin/item-codes'],
      ['Gallery Categories', '/admin/gallery-categories'],
      ['Gallery Items', '/admin/gallery-items'],
      ['News & Events', '/admin/news-items'],
      ['Translations', '/admin/translations'],
      ['General Settings', '/admin/general-settings'],
    ] as const) {
      await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/admin\/login$/);
  });
  await test.step('an anonymous user is sent to the sign-in, then to the dashboard, which offers the requested page', async () => {
    await page.goto('/admin/products?q=st');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('link', { name: 'Continue to the page you requested' }).click();
    await expect(page).toHaveURL(/\/admin\/products\?q=st$/);
  });
});

test('a screen says what it loads, counts, sorts and finds', async ({ admin: page }) => {
  await test.step('a slow screen or search shows what is being loaded', async () => {
    await page.goto('/admin');
    const list = '**/admin/news-items.data*';
    const answer = await holdRequests(page, list);
    const loading = page.getByText('Loading news items...', { exact: true });
    await page.getByRole('link', { name: 'News & Events', exact: true }).click();
    await expect(loading).toBeVisible();
    answer();
    const search = page.getByPlaceholder('Search news items...');
    await expect(search).toBeVisible();
    await expect(loading).toHaveCount(0);
    const find = await holdRequests(page, list);
    await search.fill('yarn');
    await expect(loading).toBeVisible();
    find();
    await expect(loading).toHaveCount(0);
  });
  await test.step('the dashboard counts all content and explains itself', async () => {
    await page.goto('/admin');
    const main = page.getByRole('main');
    for (const [name, path] of [
      ['Categories', 'categories'],
      ['Products', 'products'],
      ['Item Codes', 'item-codes'],
      ['Gallery Categories', 'gallery-categories'],
      ['Gallery Items', 'gallery-items'],
      ['News & Events', 'news-items'],
    ]) {
      const tile = main.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(tile).toHaveAttribute('href', `/admin/${path}`);
      await expect(main.getByText(name ?? '', { exact: true })).toHaveCount(1);
    }
    const guide = main.getByRole('region', { name: 'Quick Guide' });
    for (const text of [
      /drag-and-drop ordering for categories, gallery categories and pinned news/,
      /Sort the products by any column, or filter them by status/,
      /technical specs per variant/,
    ]) {
      await expect(guide.getByText(text)).toBeVisible();
    }
  });
  await test.step('a table sorts by its headers, searches by a part of the name and shows when it is empty', async () => {
    await page.goto('/admin/item-codes');
    // The first column has the boxes to tick.
    const codes = page.locator('tbody tr td:nth-child(2)');
    const header = page.getByRole('columnheader', { name: 'Item Code', exact: true });
    await header.getByRole('link').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const up = await codes.allTextContents();
    await header.getByRole('link').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(codes.first()).toHaveText(up.at(-1) ?? '');
    await page.getByRole('searchbox').fill('st1');
    await expect(page).toHaveURL(/q=st1/);
    await expect(codes.filter({ hasNotText: /st1/i })).toHaveCount(0);
    await expect(codes.first()).toBeVisible();
    await page.getByRole('searchbox').fill('no such code');
    await expect(page.getByText('No data found')).toBeVisible();
  });
});

interface ScreenFacts {
  path: string;
  heading: string;
  add: string;
  columns: string[];
  search: RegExp;
  choices?: RegExp[];
  actions: string[];
  titles: [add: string, edit: string];
  preview?: RegExp;
}

const order = ['Drag to reorder', 'Display Order'];
// A column in addition to the specified ones.
const state = ['Translations', 'Changed'];
// Wide enough that no column is hidden.
test.use({ viewport: { width: 1680, height: 900 } });
const statuses = [/^All/, /^Active$/, /^Inactive$/];

const screens: ScreenFacts[] = [
  {
    path: '/admin/products',
    heading: 'Products',
    add: 'New Product',
    columns: [
      ...order,
      'Product Name',
      'Slug',
      'Description',
      'Status',
      'Created At',
      'Codes',
      ...state,
      'Actions',
    ],
    search: /name/i,
    choices: statuses,
    actions: ['Edit', 'Deactivate', 'Delete'],
    titles: ['Add Product', 'Edit Product'],
    preview: /^\/products\/[^/]+$/,
  },
  {
    path: '/admin/categories',
    heading: 'Product Categories',
    add: 'New Category',
    columns: [...order, 'Category Name', 'Description', 'Created At', ...state, 'Actions'],
    search: /name/i,
    actions: ['Edit', 'Delete'],
    titles: ['Add New Category', 'Edit Category'],
  },
  {
    path: '/admin/item-codes',
    heading: 'Item Codes',
    add: 'Add Item Code',
    columns: ['Item Code', 'Product', 'Type', 'Composition', 'Created At', ...state, 'Actions'],
    search: /item code/i,
    choices: [/^All Products$/],
    actions: ['Edit', 'Delete'],
    titles: ['Add Item Code', 'Edit Item Code'],
  },
  {
    path: '/admin/gallery-categories',
    heading: 'Gallery Categories',
    add: 'New Category',
    columns: [...order, 'Category Name', 'Created At', ...state, 'Actions'],
    search: /name/i,
    actions: ['Edit', 'Delete'],
    titles: ['Create New Category', 'Edit Category'],
  },
  {
    path: '/admin/gallery-items',
    heading: 'Gallery Items',
    add: 'New Item',
    columns: [...order, 'Name', 'Image', 'Type', 'Status', ...state, 'Actions'],
    search: /name/i,
    choices: statuses,
    actions: ['Edit', 'Deactivate', 'Delete'],
    titles: ['Create New Gallery Item', 'Edit Gallery Item'],
    preview: /^\/resources\/[^/]+$/,
  },
  {
    path: '/admin/news-items',
    heading: 'News & Events',
    add: 'Add News',
    columns: ['Title', 'Slug', 'Status', 'Created', 'Pinned', 'Likes', ...state, 'Actions'],
    search: /^Search news items\.\.\.$/,
    choices: statuses,
    actions: ['Edit', 'Deactivate', 'Delete'],
    titles: ['Add News Item', 'Edit News Item'],
    preview: /^\/news\/[^/]+$/,
  },
];

test('lists have their headings, columns, search, filters and forms', async ({ admin: page }) => {
  for (const { path, heading, add, columns, search, choices, actions, titles, preview } of screens)
    await test.step(`${path} has its heading, columns, search, filters and forms`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      const headers = await main.getByRole('columnheader').allTextContents();
      expect(headers).toEqual(columns);
      await expect(main.getByRole('searchbox', { name: search })).toBeVisible();
      const options = main.getByRole('search').getByRole('combobox').getByRole('option');
      for (const [at, choice] of (choices ?? []).entries()) {
        await expect(options.nth(at)).toHaveText(choice);
      }
      // The first row with all these buttons and no plan, because other tests may have left other rows above it.
      const row = main
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: actions[1] ?? '', exact: true }) })
        .filter({ hasNot: page.locator('.planned-note') })
        .first();
      for (const name of actions) {
        await expect(row.getByRole('button', { name, exact: true })).toBeVisible();
      }
      if (preview) {
        const link = row.getByRole('link', { name: 'Preview' });
        await expect(link).toHaveAttribute('href', preview);
        await expect(link).toHaveAttribute('target', '_blank');
      }
      if (columns.some((column) => column.startsWith('Created'))) {
        await expect(row.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
      }
      await main.getByRole('button', { name: add, exact: true }).click();
      await expect(page.getByRole('dialog', { name: titles[0], exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('dialog', { name: titles[1], exact: true })).toBeVisible();
    });
});
