import { appendFile, copyFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addProduct } from '../../../world/catalogue-rows.ts';
import { holdRequests } from '../../world/held-requests.ts';
import { administrator, expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

const save = '**/admin/products.data*';

test('while a save is running, nothing in its form can be changed or pressed', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Held Fast');
  const come = await holdRequests(page, save, 'POST');
  // Reading the style of a field in a closed <details> starts its transition, which never ends there.
  const readStyle = () =>
    form.getByLabel('Specifications').evaluate((field) => getComputedStyle(field).backgroundColor);
  await readStyle();
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Upload Image' })).toBeDisabled();
  await expect(form.getByLabel('Product Name')).toBeDisabled();
  await readStyle();
  await expectAccessible(page);
  come();
  await expect(page.getByText('Product created successfully')).toBeVisible();
});

test.describe('with messages of refused requests', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Connecting to 'blob:/] });

  test('a lost connection, a proxy that finds it too large and one without its server keep the form and its files, and the next try saves', async ({
    admin: page,
  }) => {
    const name = 'Kept three times';
    const form = await beginProduct(page, name);
    await form.getByLabel('Primary Image').setInputFiles('demo/images/products/glow-2.jpg');
    const create = form.getByRole('button', { name: 'Create Product' });
    for (const [answer, text] of [
      [undefined, 'The connection was lost before the server replied.'],
      [413, 'Failed to upload product image: File too large: The file you are trying'],
      [502, 'The server could not be reached (502).'],
    ] as const) {
      await page.route(save, (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (answer === undefined) return route.abort('connectionreset');
        return route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>proxy</h1>' });
      });
      await create.click();
      await expect(form.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
      const messages = page.getByRole('region', { name: 'Messages' });
      await expect(messages.getByText(text, { exact: false })).toBeVisible();
      await expect(
        page.getByText('Failed to save product. Please check error details.').first(),
      ).toBeVisible();
      await expect(form.getByLabel('Product Name')).toHaveValue(name);
      await expect(form.getByText('glow-2.jpg')).toBeVisible();
      await page.unroute(save);
    }
    await create.click();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByAltText('Current picture')).toBeVisible();
  });

  test('a picture that changes on disk after it was chosen keeps the form, and saves when it is chosen again', async ({
    admin: page,
  }, testInfo) => {
    const picture = testInfo.outputPath('changed.jpg');
    await copyFile('demo/images/products/glow-2.jpg', picture);
    const form = await beginProduct(page, 'Kept changed');
    await form.getByLabel('Primary Image').setInputFiles(picture);
    await appendFile(picture, 'more');
    const create = form.getByRole('button', { name: 'Create Product' });
    await create.click();
    await expect(form.getByRole('alert').getByText('A file was changed')).toBeVisible();
    await expect(form.getByLabel('Product Name')).toHaveValue('Kept changed');
    await form.getByLabel('Primary Image').setInputFiles(picture);
    await create.click();
    await expect(page.getByText('Product created successfully')).toBeVisible();
  });

  test('a save whose response is lost is carried out once, however often it is sent', async ({
    admin: page,
  }) => {
    await page.goto('/admin/categories?new=yes');
    const form = page.getByRole('dialog');
    await form.getByLabel('Category Name').fill('Answered late');
    const sent = '**/admin/categories.data*';
    await page.route(sent, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const create = form.getByRole('button', { name: 'Create Category' });
    await create.click();
    await expect(form.getByRole('alert')).toContainText('The connection was lost');
    await page.unroute(sent);
    await create.click();
    await expect(page.getByText('Category created successfully')).toBeVisible();
    const rows = page.getByRole('row', { name: 'Answered late' });
    await expect(rows).toHaveCount(1);
    await page.goto('/admin/categories?new=yes');
    await form.getByLabel('Category Name').fill('Answered late');
    await create.click();
    await expect(rows).toHaveCount(2);
  });

  test('after the session has ended, a dialog over the form asks for the sign-in, and the save continues', async ({
    admin: page,
    context,
  }) => {
    const form = await beginProduct(page, 'Patient Thread');
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

  test('a user who keeps the own values in a conflict and loses the connection is not asked again', async ({
    admin: page,
    context,
    db,
  }) => {
    await addProduct(db, { name: 'Kept Once' });
    await page.goto('/admin/products?q=Kept+Once');
    await rowOf(page, 'Kept Once').getByRole('button', { name: 'Edit' }).click();
    const mine = page.getByRole('dialog', { name: 'Edit Product' });
    await mine.getByLabel('Description', { exact: true }).fill('mine');
    const other = await context.newPage();
    await other.goto(page.url());
    const theirs = other.getByRole('dialog', { name: 'Edit Product' });
    await theirs.getByLabel('Description', { exact: true }).fill('theirs');
    await theirs.getByRole('button', { name: 'Update Product' }).click();
    await expect(other.getByText('Product updated successfully')).toBeVisible();
    await other.close();

    await mine.getByRole('button', { name: 'Update Product' }).click();
    await expect(mine.getByRole('button', { name: 'Keep Mine' })).toBeVisible();
    await page.route(save, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await mine.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(mine.getByRole('alert').getByText('The connection was lost')).toBeVisible();
    await page.unroute(save);
    await mine.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(rowOf(page, 'Kept Once')).toContainText('mine');
  });

  test('a conflict shows the newer change, and the user can keep either side', async ({
    admin: page,
    context,
    db,
  }) => {
    await addProduct(db, { name: 'Contested Thread' });
    await page.goto('/admin/products?q=Contested');
    const edit = async (one: Page, text: string) => {
      await rowOf(one, 'Contested Thread').getByRole('button', { name: 'Edit' }).click();
      const dialog = one.getByRole('dialog', { name: 'Edit Product' });
      await dialog.getByLabel('Description', { exact: true }).fill(text);
      return dialog;
    };
    const other = await context.newPage();
    await other.goto(page.url());
    const mine = await edit(page, 'mine');
    const theirs = await edit(other, 'theirs');
    await theirs.getByRole('button', { name: 'Update Product' }).click();
    await expect(other.getByText('Product updated successfully')).toBeVisible();

    await mine.getByRole('button', { name: 'Update Product' }).click();
    await expect(mine.getByRole('row', { name: 'Description theirs mine' })).toBeVisible();
    await expectAccessible(page);
    await mine.getByRole('button', { name: 'Take Theirs' }).click();
    await expect(mine.getByLabel('Description', { exact: true })).toHaveValue('theirs');
    await page.keyboard.press('Escape');

    const again = await edit(other, 'theirs again');
    const late = await edit(page, 'mine');
    await again.getByRole('button', { name: 'Update Product' }).click();
    await expect(again).toHaveCount(0);
    await late.getByRole('button', { name: 'Update Product' }).click();
    await late.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(rowOf(page, 'Contested Thread')).toContainText('mine');

    const long = Array(50).fill('theirs once more').join('\n');
    const third = await edit(other, long);
    await page.goto(other.url());
    await mine.getByLabel('Description', { exact: true }).fill('mine, by its address');
    await third.getByRole('button', { name: 'Update Product' }).click();
    await expect(third).toHaveCount(0);
    await mine.getByRole('button', { name: 'Update Product' }).click();
    // A long value scrolls, so that it does not push the buttons away.
    const row = await mine.getByRole('row', { name: /^Description/ }).boundingBox();
    expect(row?.height).toBeLessThan(200);
    await mine.getByRole('button', { name: 'Take Theirs' }).click();
    await expect(mine.getByLabel('Description', { exact: true })).toHaveValue(long);
    await other.close();
  });
});

test('opening the same form right after saving shows the saved values', async ({ admin: page }) => {
  const form = await beginProduct(page, 'Hasty Thread');
  const come = await holdRequests(page, save, 'GET');
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
  await edit.getByRole('group', { name: 'Uses' }).getByLabel('Weaving').check();
  const comeToo = await holdRequests(page, save, 'GET');
  await edit.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await rowOf(page, 'Hasty Thread').getByRole('button', { name: 'Edit' }).click();
  comeToo();
  await expect(edit.getByLabel('Description', { exact: true })).toHaveValue('Wound in haste');
  await expect(edit.getByLabel('Weaving')).toBeChecked();
  await expect(edit.getByLabel('Lace')).not.toBeChecked();
});

test('reloading right after the message of a save does not show the form again', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Told At Once');
  await page.route(save, (route) =>
    // The list that follows the save never arrives.
    route.request().method() === 'POST' ? route.continue() : undefined,
  );
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Told At Once/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the address of a deleted record shows a message over the list', async ({ admin: page }) => {
  for (const screen of ['products', 'categories', 'gallery-items']) {
    await page.goto(`/admin/${screen}?edit=987654`);
    await expect(page.getByText('This record no longer exists.', { exact: false })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  }
});

test('leaving during a save asks first, and continues when the save is done', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Left Early');
  const come = await holdRequests(page, save, 'POST');
  await form.getByRole('button', { name: 'Create Product' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  come();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Left Early')).toBeVisible();
});

test('a double click saves once', async ({ admin: page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++;
  });
  const form = await beginProduct(page, 'Only Once');
  await form.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  expect(sent).toBe(1);
});

test('the second click of a double click on Save does not affect the page below the closed form', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Uncovered');
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  const remove = page
    .getByRole('row', { name: /Uncovered/ })
    .getByRole('button', { name: 'Delete' });
  await remove.hover();
  for (const clickCount of [2, 1]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(page.getByRole('dialog')).toHaveCount(clickCount === 2 ? 0 : 1);
  }
});

test('two quick clicks on the label of a box tick and clear it', async ({ admin: page }) => {
  await page.goto('/admin/news-items?new=yes');
  const form = page.getByRole('dialog', { name: 'Add News Item' });
  await form.getByText('Pin this item').dblclick();
  await expect(form.getByLabel('Pin this item')).not.toBeChecked();
  await expect(form.getByLabel('Display Order')).toHaveCount(0);
});
