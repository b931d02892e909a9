import { appendFile, copyFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { products } from '#database/schema/products.ts';
import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { holdRequests } from '../../world/held-requests.ts';
import { administrator, expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

const save = '**/admin/products.data*';

test('a form that is being saved cannot be changed, lost or saved twice', async ({
  admin: page,
}) => {
  await test.step('while a save is running, nothing in its form can be changed or pressed', async () => {
    const form = await beginProduct(page, 'Held Fast');
    const come = await holdRequests(page, save, 'POST');
    // Reading the style of a field in a closed <details> starts its transition, which never ends there.
    const readStyle = () =>
      form
        .getByLabel('Specifications')
        .evaluate((field) => getComputedStyle(field).backgroundColor);
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
  await test.step('leaving during a save asks first, and continues when the save is done', async () => {
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
  await test.step('the second click of a double click on Save does not affect the page below the closed form', async () => {
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
  await test.step('a double click saves once', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++;
    });
    const form = await beginProduct(page, 'Only Once');
    await form.getByRole('button', { name: 'Create Product' }).dblclick();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe('with messages of refused requests', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Connecting to 'blob:/] });

  test('a save that is not answered, refused on its way, or whose file has changed keeps the form, and the next try saves once', async ({
    admin: page,
  }) => {
    await test.step('a lost connection, a proxy that finds it too large and one without its server keep the form and its files, and the next try saves', async () => {
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
          return route.fulfill({
            status: answer,
            contentType: 'text/html',
            body: '<h1>proxy</h1>',
          });
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
    await test.step('a picture that changes on disk after it was chosen keeps the form, and saves when it is chosen again', async () => {
      const testInfo = test.info();
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
    await test.step('a save whose response is lost is carried out once, however often it is sent', async () => {
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

  test('a conflict shows both sides, and a decision is asked for once', async ({
    admin: page,
    db,
  }) => {
    const changeElsewhere = (name: string, description: string) =>
      db.update(products).set({ description }).where(eq(products.name, name));
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    const description = dialog.getByLabel('Description', { exact: true });
    const update = dialog.getByRole('button', { name: 'Update Product' });
    const edit = async (name: string, text: string) => {
      await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
      await description.fill(text);
    };

    await test.step('a conflict shows the newer change, and the user can keep either side', async () => {
      const name = 'Contested Thread';
      const { id } = await addProduct(db, { name });
      await page.goto('/admin/products?q=Contested');
      await edit(name, 'mine');
      await changeElsewhere(name, 'theirs');
      await update.click();
      await expect(dialog.getByRole('row', { name: 'Description theirs mine' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Take Theirs' }).click();
      await expect(description).toHaveValue('theirs');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await edit(name, 'mine');
      await changeElsewhere(name, 'theirs again');
      await update.click();
      await dialog.getByRole('button', { name: 'Keep Mine' }).click();
      await expect(rowOf(page, name)).toContainText('mine');

      await page.goto(`/admin/products?edit=${id}`);
      await description.fill('mine, by its address');
      const long = Array(50).fill('theirs once more').join('\n');
      await changeElsewhere(name, long);
      await update.click();
      // A long value scrolls, so that it does not push the buttons away.
      const row = await dialog.getByRole('row', { name: /^Description/ }).boundingBox();
      expect(row?.height).toBeLessThan(200);
      await dialog.getByRole('button', { name: 'Take Theirs' }).click();
      await expect(description).toHaveValue(long);
    });

    await test.step('a user who keeps the own values in a conflict and loses the connection is not asked again', async () => {
      const name = 'Kept Once';
      await addProduct(db, { name });
      await page.goto('/admin/products?q=Kept+Once');
      await edit(name, 'mine');
      await changeElsewhere(name, 'theirs');
      await update.click();
      await expect(dialog.getByRole('button', { name: 'Keep Mine' })).toBeVisible();
      await page.route(save, (route) =>
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
      );
      await dialog.getByRole('button', { name: 'Keep Mine' }).click();
      await expect(dialog.getByRole('alert').getByText('The connection was lost')).toBeVisible();
      await page.unroute(save);
      await update.click();
      await expect(page.getByText('Product updated successfully')).toBeVisible();
      await expect(rowOf(page, name)).toContainText('mine');
    });
  });
});

test('a form shows what is stored after a save, a reload, a deletion and quick clicks', async ({
  admin: page,
}) => {
  await test.step('two quick clicks on the label of a box tick and clear it', async () => {
    await page.goto('/admin/news-items?new=yes');
    const form = page.getByRole('dialog', { name: 'Add News Item' });
    await form.getByText('Pin this item').dblclick();
    await expect(form.getByLabel('Pin this item')).not.toBeChecked();
    await expect(form.getByLabel('Display Order')).toHaveCount(0);
  });
  await test.step('the address of a deleted record shows a message over the list', async () => {
    for (const screen of ['products', 'categories', 'gallery-items']) {
      await page.goto(`/admin/${screen}?edit=987654`);
      await expect(page.getByText('This record no longer exists.', { exact: false })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    }
  });
  await test.step('opening the same form right after saving shows the saved values', async () => {
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
    await edit.getByRole('button', { name: 'Choose Uses' }).click();
    await edit.getByRole('group', { name: 'Uses' }).getByLabel('Weaving').check();
    const comeToo = await holdRequests(page, save, 'GET');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await rowOf(page, 'Hasty Thread').getByRole('button', { name: 'Edit' }).click();
    comeToo();
    await expect(edit.getByLabel('Description', { exact: true })).toHaveValue('Wound in haste');
    await edit.getByRole('button', { name: 'Choose Uses' }).click();
    await expect(edit.getByLabel('Weaving')).toBeChecked();
    await expect(edit.getByLabel('Lace')).not.toBeChecked();
  });
  await test.step('reloading right after the message of a save does not show the form again', async () => {
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
});
