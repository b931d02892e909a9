import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

// Playwright's own recorder fetches the previews, which the policy forbids to pages.
test.use({ expectedMessages: [/^Connecting to 'blob:/] });

test('each picture is described at its upload, on a telephone as well, and is read out so', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/products?new=yes');
  const add = page.getByRole('dialog', { name: 'Add Product' });
  await add.getByLabel('Product Name').fill('Described Thread');
  await add.getByLabel('Primary Image').setInputFiles('demo/images/products/glow-2.jpg');
  await add.getByLabel('Alternative text of the main picture').fill('A gold cone');
  await add
    .getByLabel('Additional Images')
    .setInputFiles(
      ['glow-3', 'mx-cross-2', 'm-flat-2'].map((n) => `demo/images/products/${n}.jpg`),
    );
  await add.getByLabel('Alternative text of new picture 2').fill('Its turns');
  await add.getByLabel('New picture 3 is decorative').check();
  // The text stays with its file.
  await add.getByRole('button', { name: 'Remove glow-3.jpg' }).click();
  await expect(add.getByLabel('Alternative text of new picture 1')).toHaveValue('Its turns');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();

  await page.goto('/products/described-thread');
  const viewer = page.getByRole('region', { name: 'Pictures and videos' });
  await expect(viewer.getByRole('img', { name: 'A gold cone', exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(viewer.getByRole('img', { name: 'Its turns', exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Show picture 3' }).click();
  await expect(viewer.locator('[data-large] img[alt=""]')).toBeVisible();
});
