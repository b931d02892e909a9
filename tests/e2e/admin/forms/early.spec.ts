import { samplePicture } from '../../../world/files/sample-files.ts';
import { holdScriptRequests, untilReplayed } from '../../world/held-requests.ts';
import { administrator } from '../../world/served-site.ts';
import { expect, test } from '../../world/site-fixture.ts';

test.describe('before the script arrives', () => {
  test('early clicks, keys and choices in a list take effect when the script arrives', async ({
    admin: page,
  }) => {
    await test.step('early clicks, typing and choices take effect when the script arrives', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/products', { waitUntil: 'commit' });
      await page.getByRole('searchbox').fill('glow');
      await page.getByLabel('Status').selectOption('Active');
      await expect(page.getByRole('button', { name: /^Drag to reorder/ })).toHaveCount(0);
      const found = page.locator('tbody tr', { has: page.getByText('Glow', { exact: true }) });
      const remove = found.getByRole('button', { name: 'Delete' });
      await expect(remove).toHaveCSS('pointer-events', 'none');
      await remove.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      come();
      await expect(page.getByRole('dialog', { name: 'Confirm Deletion' })).toBeVisible();
      await expect(page).toHaveURL(/q=glow&status=Active/);
      await expect(page.locator('tbody tr')).toHaveCount(1);
    });
    await test.step('the keys Ctrl K, n and ? open their dialogs when the script arrives', async () => {
      for (const { key, opens } of [
        { key: 'Control+k', opens: 'Jump to' },
        { key: 'n', opens: 'Add Product' },
        { key: '?', opens: 'Keyboard Shortcuts' },
      ]) {
        const come = await holdScriptRequests(page);
        await page.goto('/admin/products', { waitUntil: 'commit' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.keyboard.press(key);
        come();
        await expect(page.getByRole('dialog')).toHaveAccessibleName(opens);
      }
    });
    await test.step('a shortcut key that was typed into a field stays a letter', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/products', { waitUntil: 'commit' });
      await page.getByRole('searchbox').pressSequentially('n');
      come();
      await untilReplayed(page);
      await expect(page.getByRole('searchbox')).toHaveValue('n');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a drawer that was opened early stays open when the script arrives', async () => {
      const come = await holdScriptRequests(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/admin/products', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      const link = page.getByRole('link', { name: 'Item Codes' });
      await expect(link).toBeVisible();
      come();
      await untilReplayed(page);
      await expect(page.getByRole('button', { name: /^Drag to reorder/ }).first()).toBeAttached();
      await expect(page.locator('#admin-menu:popover-open')).toBeVisible();
    });
  });

  test('early input in a form is kept and takes effect when the script arrives', async ({
    admin: page,
  }) => {
    await test.step('Esc closes a dialog when the script arrives', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/products?new=yes', { waitUntil: 'commit' });
      await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible();
      await page.keyboard.press('Escape');
      come();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a box that was ticked early shows its dependent field when the script arrives', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/news-items?new=yes', { waitUntil: 'commit' });
      const form = page.getByRole('dialog', { name: 'Add News Item' });
      await form.getByLabel('Pin this item').check();
      come();
      await untilReplayed(page);
      await expect(form.getByLabel('Pin this item')).toBeChecked();
      await expect(form.getByLabel('Display Order')).toBeVisible();
    });
    await test.step('an early click far down in a form takes effect there', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/item-codes?edit=1', { waitUntil: 'commit' });
      const history = page.getByRole('dialog').getByText('History', { exact: true });
      await history.hover();
      await page.mouse.down();
      come();
      await untilReplayed(page);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.mouse.up();
      await expect(page.getByRole('dialog').getByText('This version')).toBeVisible();
    });
    await test.step('a user who types in a field keeps typing there', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/products?edit=1', { waitUntil: 'commit' });
      const slug = page.getByRole('dialog').getByLabel('Slug');
      await slug.fill('early');
      await page.keyboard.press('ArrowLeft');
      come();
      await untilReplayed(page);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.keyboard.type('-');
      await expect(slug).toHaveValue('earl-y');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    });
    await test.step('a text that was changed early stays when the script arrives', async () => {
      const come = await holdScriptRequests(page);
      await page.goto('/admin/products?edit=1', { waitUntil: 'commit' });
      const text = page.getByRole('dialog').getByLabel('Description', { exact: true });
      await text.fill('Changed early');
      come();
      await untilReplayed(page);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(text).toHaveValue('Changed early');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    });
    await test.step('early chosen files are checked and shown, and kept when more are added', async () => {
      const picture = await samplePicture();
      const file = {
        name: picture.name,
        mimeType: picture.type,
        buffer: Buffer.from(picture.bytes),
      };
      const come = await holdScriptRequests(page);
      await page.goto('/admin/gallery-items?new=yes', { waitUntil: 'commit' });
      const form = page.getByRole('dialog', { name: 'Create New Gallery Item' });
      const media = form.locator('input[name="media"]');
      await media.setInputFiles([file, { ...file, name: 'notes.txt', mimeType: 'text/plain' }]);
      come();
      await expect(form.getByText('File "notes.txt" must be an image or video')).toBeVisible();
      await media.setInputFiles({ ...file, name: 'cone.png' });
      await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(2);
      await form.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    });
  });
});

test('opening a record at once after a search keeps the record open', async ({ admin: page }) => {
  await page.clock.install();
  await page.goto('/admin/translations?type=product_categories');
  await page.getByRole('searchbox').fill('eff');
  await page.getByRole('link', { name: 'Effects' }).click();
  await expect(page.getByRole('link', { name: /^Description/ })).toBeVisible();
  // Longer than a search waits for the next letter (its debounce).
  await page.clock.runFor(1000);
  await expect(page.getByRole('link', { name: /^Description/ })).toBeVisible();
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('forms work without the script', async ({ admin: page }) => {
    await test.step('a refused form keeps its texts, choices and ticked boxes', async () => {
      await page.goto('/admin/news-items?new=yes');
      const form = page.getByRole('dialog', { name: 'Add News Item' });
      await form.getByLabel('Title').fill('Half a story');
      await form.getByLabel('Status').selectOption('Inactive');
      await form.getByLabel('Pin this item').check();
      await form.getByLabel('Description').fill('A description\nin two lines');
      await form.getByRole('button', { name: 'Create News Item' }).click();
      await expect(form.getByText('Article body must be at least 20 characters')).toBeVisible();
      await expect(form.getByLabel('Title')).toHaveValue('Half a story');
      await expect(form.getByLabel('Status')).toHaveValue('Inactive');
      await expect(form.getByLabel('Pin this item')).toBeChecked();
      await expect(form.getByLabel('Description')).toHaveValue('A description\nin two lines');
      await expect(form.getByLabel('Display Order')).toBeVisible();

      await page.goto('/admin/products?new=yes');
      const product = page.getByRole('dialog', { name: 'Add Product' });
      await product.getByLabel('Product Name').fill('No slug yet');
      await product.getByRole('checkbox').nth(1).check();
      await product.getByRole('button', { name: 'Create Product' }).click();
      await expect(product.getByText('Product name and slug are required')).toBeVisible();
      await expect(product.getByLabel('Product Name')).toHaveValue('No slug yet');
      await expect(product.getByRole('checkbox').nth(0)).not.toBeChecked();
      await expect(product.getByRole('checkbox').nth(1)).toBeChecked();

      await page.goto('/admin/accounts');
      await page.getByLabel('Current Password').fill('a secret');
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill('not an address');
      await page.getByLabel('Your Password').fill(administrator.password);
      await page.getByRole('button', { name: 'Create Invitation' }).click();
      await expect(page.getByLabel('Name')).toHaveValue('Ada');
      await expect(page.getByLabel('Email')).toHaveValue('not an address');
      await expect(page.getByLabel('Current Password')).toHaveValue('');
      await expect(page.getByLabel('Your Password')).toHaveValue('');
    });
    await test.step('an invitation shows its link once', async () => {
      await page.goto('/admin/accounts');
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill(`${Date.now()}@example.com`);
      await page.getByLabel('Your Password').fill(administrator.password);
      await page.getByRole('button', { name: 'Create Invitation' }).click();
      await expect(page.getByLabel(/Send them this link/)).toHaveValue(/\/admin\/invitation#key=/);
      await page.goto('/admin/accounts');
      await expect(page.getByLabel(/Send them this link/)).toHaveCount(0);
    });
  });
});
