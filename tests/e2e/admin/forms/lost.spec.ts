import { administrator, expect, test } from '../../world/site-fixture.ts';

/** What the back-office shows if the server does not respond, or something else does. */

test.use({ expectedMessages: [/Failed to load resource|dynamically imported module/] });

const settings = '/admin/general-settings';

test('settings keep what was typed over a lost connection, and stale files say why they are not listed', async ({
  admin: page,
  context,
}) => {
  for (const [path, label, value, text] of [
    [
      'global',
      'Slide Duration (milliseconds)',
      '6000',
      'An error occurred while updating settings',
    ],
    [
      'contact',
      'Contact Form Destination Email',
      'lost@example.com',
      'An error occurred while updating contact email',
    ],
  ] as const)
    await test.step(`a lost connection reads ${text}, and the field keeps its value`, async () => {
      await page.goto(`${settings}/${path}`);
      await page.getByLabel(label).fill(value);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue(value);
      await context.setOffline(false);
    });
  await test.step('a failed loading of stale files shows the reason, and Try Again loads them', async () => {
    await page.goto(`${settings}/stale-files`);
    const list = page.getByText(
      /^Found \d+ stale files that are not referenced in your database\.$/,
    );
    await expect(list).toBeVisible();
    const fetched = '**/functions/v1/get-stale-files';
    for (const [answer, text] of [
      [undefined, 'Failed to fetch stale files: The connection was lost.'],
      [{ status: 500, json: { error: 'no store' } }, 'Failed to fetch stale files: no store'],
      [{ status: 200, body: '<h1>a proxy</h1>' }, 'Invalid response from server'],
      [{ status: 200, json: { files: 'none' } }, 'Invalid response from server'],
    ] as const) {
      await page.route(fetched, (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionreset'),
      );
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.unroute(fetched);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(list).toBeVisible();
    }
  });
});

test('an unsaved order survives a lost connection and an ended session', async ({
  admin: page,
  context,
}) => {
  const handles = page.getByRole('button', { name: /^Drag to reorder/ });
  const saveOrder = page.getByRole('button', { name: 'Save Order' });
  const survives = async (lose: () => Promise<void>, said: string, mend: () => Promise<void>) => {
    await page.goto('/admin/categories');
    const moved = (await handles.first().getAttribute('aria-label')) ?? '';
    await handles.first().focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await lose();
    await saveOrder.click();
    await expect(page.getByText(said)).toBeVisible();
    await mend();
    await expect(page.getByText('Display order saved')).toBeVisible();
    await expect(handles.nth(1)).toHaveAccessibleName(moved);
  };
  await survives(
    () => context.setOffline(true),
    'The connection was lost',
    async () => {
      await context.setOffline(false);
      await saveOrder.click();
    },
  );
  await survives(
    () => context.clearCookies(),
    'Your session has ended',
    async () => {
      const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
      await signIn.getByLabel('Password').fill(administrator.password);
      await signIn.getByRole('button', { name: 'Sign in' }).click();
    },
  );
});

test('a failed load keeps the list and what was typed, and heals by Try Again or by the sidebar', async ({
  admin: page,
  context,
}) => {
  const kept = page.getByRole('alert').filter({ hasText: 'You still see what was loaded before.' });
  const tryAgain = page.getByRole('alert').getByRole('button', { name: 'Try Again' });
  const menu = page.getByRole('navigation', { name: 'Back-office' });
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  const rows = page.getByRole('row');
  const name = page.getByRole('columnheader', { name: 'Product Name' });
  const data = /\/admin\/[\w-]+\.data/;
  await page.goto('/admin/products');
  const shown = await rows.count();
  await test.step('a search over a lost connection keeps the list, and Try Again searches', async () => {
    await context.setOffline(true);
    await search.fill('no such product');
    await expect(kept).toBeVisible();
    await expect(page.getByText('You still see what was loaded before.')).toHaveCount(1);
    await expect(rows).toHaveCount(shown);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('no such product');
    await context.setOffline(false);
    await tryAgain.click();
    await expect(page.getByText(/matches “no such product”/)).toBeVisible();
    await expect(kept).toBeHidden();
    await expect(search).toHaveValue('no such product');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(rows).toHaveCount(shown);
  });
  await test.step('an edit over a lost connection does not call the record deleted, and Try Again opens it', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(kept).toBeVisible();
    await expect(page.getByText(/no longer exists/)).toHaveCount(0);
    await context.setOffline(false);
    await tryAgain.click();
    await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a screen that a proxy cannot reach shows so beside the sidebar, which leads elsewhere', async () => {
    await page.route(data, (route) => route.fulfill({ status: 503, body: '<h1>a proxy</h1>' }));
    await name.getByRole('link').click();
    await expect(kept).toBeVisible();
    await menu.getByRole('link', { name: 'News & Events' }).click();
    await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
    await page.unroute(data);
    await tryAgain.click();
    await expect(page.getByRole('heading', { name: 'News & Events' })).toBeVisible();
    await menu.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(rows).toHaveCount(shown);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a second click on a header, while the first one is loading, turns the order', async () => {
    const first = Promise.withResolvers<void>();
    await page.route(/products\.data.*dir=asc/, async (route) => {
      await first.promise;
      await route.continue().catch(() => {});
    });
    await name.getByRole('link').click();
    await name.getByRole('link').click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    first.resolve();
  });
});

test('a form or dialog whose script does not come says so, keeps the list, and opens at the next try', async ({
  admin: page,
}) => {
  const later = /\/assets\/(dialogs|product-dialog)-/;
  await page.route(later, (route) => route.abort('connectionreset'));
  await page.goto('/admin/products');
  const remove = page.getByRole('row').getByRole('button', { name: 'Delete' }).first();
  await remove.click();
  await expect(page.getByText('This could not be loaded. Please try again.')).toBeVisible();
  await expect(remove).toBeFocused();
  await page.getByRole('button', { name: 'New Product' }).click();
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
  await page.unroute(later);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible();
  await expect(page.getByLabel('Product Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await remove.click();
  await expect(page.getByRole('dialog', { name: 'Confirm Deletion' })).toBeVisible();
});
