import type { Page } from '@playwright/test';
import { hold } from './held-back.ts';
import { administrator, expect, expectAccessible, test } from './site-fixture.ts';

const save = '**/admin/products.data*';

/** Opens the form for a new product and fills in what is needed. */
async function begin(page: Page, name: string) {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await form.getByLabel('Product Name').fill(name);
  await form.getByLabel('Slug').fill(name.toLowerCase().replaceAll(' ', '-'));
  return form;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('with messages of refused requests', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Connecting to 'blob:/] });

  test('a product is made, changed, toggled and deleted by keyboard alone', async ({
    office: page,
  }) => {
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'New Product' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add Product' });
    await expect(form).toBeVisible();
    await form.getByLabel('Product Name').press('Enter');
    await expect(form.getByText('Product name and slug are required')).toBeVisible();
    await expect(form.getByLabel('Product Name')).toBeFocused();
    await page.keyboard.type('Keyboard Thread');
    await form.getByRole('button', { name: 'Use “keyboard-thread”' }).press('Enter');
    await expect(form.getByLabel('Slug')).toHaveValue('keyboard-thread');
    await form.getByRole('checkbox').first().press('Space');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);

    const row = rowOf(page, 'Keyboard Thread');
    await row.getByRole('button', { name: 'Edit' }).press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit Product' });
    await expect(edit.getByRole('checkbox').first()).toBeChecked();
    await edit.getByLabel('Description', { exact: true }).press('End');
    await page.keyboard.type('By keys');
    await edit.getByRole('button', { name: 'Update Product' }).press('Enter');
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(row).toContainText('By keys');
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

    await row.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(page.getByText('Product deactivated successfully')).toBeVisible();
    await expect(row).toContainText('Inactive');

    await row.getByRole('button', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await expect(question.getByText('Are you sure you want to delete this product?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(row).toHaveCount(0);
  });

  for (const [what, answer, text] of [
    ['a lost connection', undefined, 'The connection was lost before the answer came.'],
    ['a proxy that finds it too large', 413, 'File too large: The file you are trying'],
    ['a proxy without its server', 502, 'The server could not be reached (502).'],
  ] as const) {
    test(`${what} keeps the form and its files, and trying again saves`, async ({
      office: page,
    }) => {
      const name = `Kept ${answer ?? 'lost'}`;
      const form = await begin(page, name);
      await form.getByLabel('Primary Image').setInputFiles('demo/images/products/glow-2.jpg');
      await page.route(save, (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (answer === undefined) return route.abort('connectionreset');
        return route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>proxy</h1>' });
      });
      await form.getByRole('button', { name: 'Create Product' }).click();
      await expect(form.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
      await expect(
        page.getByText('Failed to save product. Please check error details.'),
      ).toBeVisible();
      await expect(form.getByLabel('Product Name')).toHaveValue(name);
      await expect(form.getByText('glow-2.jpg')).toBeVisible();
      await page.unroute(save);
      await form.getByRole('button', { name: 'Create Product' }).click();
      await expect(page.getByText('Product created successfully')).toBeVisible();
      await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByAltText('The picture now')).toBeVisible();
    });
  }

  test('who saves and at once opens the same form again has it, as saved', async ({
    office: page,
  }) => {
    const form = await begin(page, 'Hasty Thread');
    const come = await hold(page, save, 'GET');
    await form.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.keyboard.press('n');
    come();
    await expect(form.getByLabel('Product Name')).toHaveValue('');
    await page.keyboard.press('Escape');

    await rowOf(page, 'Hasty Thread').getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Product' });
    await edit.getByLabel('Description', { exact: true }).fill('Wound in haste');
    const comeToo = await hold(page, save, 'GET');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await rowOf(page, 'Hasty Thread').getByRole('button', { name: 'Edit' }).click();
    comeToo();
    await expect(edit.getByLabel('Description', { exact: true })).toHaveValue('Wound in haste');
  });

  test('an ended session asks to sign in over the form, and goes on', async ({
    office: page,
    context,
  }) => {
    const form = await begin(page, 'Patient Thread');
    await context.clearCookies();
    await form.getByRole('button', { name: 'Create Product' }).click();
    const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
    await signIn.getByLabel('Password').fill('wrong');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn.getByText('Invalid email or password')).toBeVisible();
    await expectAccessible(page);
    await signIn.getByLabel('Password').fill(administrator.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(rowOf(page, 'Patient Thread')).toHaveCount(1);
  });

  test('someone else’s newer change is shown, and either side can win', async ({
    office: page,
    context,
  }) => {
    const form = await begin(page, 'Contested Thread');
    await form.getByRole('button', { name: 'Create Product' }).click();
    await expect(rowOf(page, 'Contested Thread')).toHaveCount(1);
    const edit = async (one: Page, text: string) => {
      await rowOf(one, 'Contested Thread').getByRole('button', { name: 'Edit' }).click();
      const dialog = one.getByRole('dialog', { name: 'Edit Product' });
      await dialog.getByLabel('Description', { exact: true }).fill(text);
      return dialog;
    };
    const other = await context.newPage();
    await other.goto('/admin/products');
    const mine = await edit(page, 'mine');
    const theirs = await edit(other, 'theirs');
    await theirs.getByRole('button', { name: 'Update Product' }).click();
    await expect(other.getByText('Product updated successfully')).toBeVisible();

    await mine.getByRole('button', { name: 'Update Product' }).click();
    await expect(mine.getByRole('row', { name: 'Description theirs mine' })).toBeVisible();
    await expectAccessible(page);
    await mine.getByRole('button', { name: 'Take theirs' }).click();
    await expect(mine.getByLabel('Description', { exact: true })).toHaveValue('theirs');
    await page.keyboard.press('Escape');

    const again = await edit(other, 'theirs again');
    const late = await edit(page, 'mine');
    await again.getByRole('button', { name: 'Update Product' }).click();
    await expect(again).toHaveCount(0);
    await late.getByRole('button', { name: 'Update Product' }).click();
    await late.getByRole('button', { name: 'Keep mine' }).click();
    await expect(rowOf(page, 'Contested Thread')).toContainText('mine');
    await other.close();
  });
});

test('a changed form asks before it is left, an unchanged one does not', async ({
  office: page,
}) => {
  await page.goto('/admin/products?new=yes');
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'New Product' }).click();
  await form.getByLabel('Product Name').fill('Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Product Name')).toHaveValue('Half typed');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
});

test('a double click saves once', async ({ office: page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++;
  });
  const form = await begin(page, 'Only Once');
  await form.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  expect(sent).toBe(1);
});

test('who loads the page anew the moment a save is told does not meet the form again', async ({
  office: page,
}) => {
  const form = await begin(page, 'Told At Once');
  await page.route('**/admin/products.data*', (route) =>
    // The list that follows the save never comes.
    route.request().method() === 'POST' ? route.continue() : undefined,
  );
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Told At Once/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with chosen files', () => {
  // Playwright's own recorder fetches the previews, which the policy forbids to pages.
  test.use({ expectedMessages: [/^Connecting to 'blob:/] });

  test('chosen files are checked, shown, and can be taken back before saving', async ({
    office: page,
  }) => {
    const form = await begin(page, 'Pictured');
    const more = form.getByLabel('Additional Images');
    const file = (name: string, type: string, size = 10) => ({
      name,
      mimeType: type,
      buffer: Buffer.alloc(size),
    });
    await more.setInputFiles([file('notes.txt', 'text/plain'), file('a.png', 'image/png')]);
    await expect(form.getByText('File must be an image (JPEG, PNG, WebP, GIF)')).toBeVisible();
    await expect(form.getByText('a.png')).toBeVisible();
    await more.setInputFiles([file('big.png', 'image/png', 5 * 1024 * 1024 + 1)]);
    await expect(form.getByText('Image must be less than 5MB')).toBeVisible();
    await more.setInputFiles([file('b.png', 'image/png')]);
    await expect(form.getByText('a.png')).toBeVisible();
    await form.getByRole('button', { name: 'Remove a.png' }).click();
    await expect(form.getByText('a.png')).toHaveCount(0);
    const left = await more.evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    expect(left).toBe('b.png');
  });
});

const screens = ['', '/products', '/categories', '/item-codes', '/gallery-categories'];
for (const screen of screens) {
  test(`axe finds nothing at /admin${screen}, its form and its question, wide or narrow`, async ({
    office: page,
  }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/admin${screen}`);
      await expectAccessible(page);
    }
    if (screen === '') return;
    await page.goto(`/admin${screen}?new=yes`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/admin${screen}`);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing at the sign-in', async ({ page }) => {
  await page.goto('/admin/login');
  await expectAccessible(page);
});
