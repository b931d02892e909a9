import { existsSync } from 'node:fs';
import { holdRequests } from '../../world/held-requests.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { createStaleFile } from '../stale-file.ts';

// The browser itself logs a refused form.
test.use({ expectedMessages: [/status of 422/] });

test('a picture is added to the carousel, reordered by keyboard, and deleted', async ({
  admin: page,
}) => {
  await page.goto('/admin/general-settings');
  await expect(page.getByRole('tab', { name: 'Homepage Carousel' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Add Image' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Image' }).click();
  await expect(dialog.getByText('Please select an image to upload')).toBeVisible();
  await dialog
    .getByLabel('Image', { exact: false })
    .first()
    .setInputFiles('demo/images/categories/effects.jpg');
  await dialog.getByLabel('Title').fill('A passing picture');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Image' }).click();
  await expect(page.getByText('Carousel image added successfully')).toBeVisible();
  const row = page.getByRole('row', { name: /A passing picture/ });
  await expect(row.getByRole('img', { name: 'A passing picture' })).toBeVisible();

  await page.getByRole('button', { name: 'Drag to reorder A passing picture' }).focus();
  await page
    .getByRole('row', { name: /A passing picture/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(
    page.getByText(
      'Are you sure you want to delete this carousel image? This action cannot be undone.',
    ),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: /A passing picture/ })).toHaveCount(0);
});

test('settings are saved and refused at their fields, also if the user leaves at once', async ({
  admin: page,
}) => {
  await test.step('slide duration and contact address are saved, and invalid ones refused at their field', async () => {
    await page.goto('/admin/general-settings');
    await page.getByRole('tab', { name: 'Global Settings' }).click();
    const duration = page.getByLabel('Slide Duration (milliseconds)');
    await duration.fill('500');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Slide duration must be at least 1000 milliseconds')).toBeVisible();
    await duration.fill('6500');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings updated successfully')).toBeVisible();
    await duration.fill('');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(duration).toHaveValue('5000');
    await duration.fill('');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(duration).toHaveValue('5000');
    const answer = await holdRequests(page, '**/general-settings/global.data*');
    await duration.fill('7000');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await duration.fill('7500');
    answer();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeEnabled();
    await expect(duration).toHaveValue('7500');
    await page.getByRole('tab', { name: 'Contact Us Settings' }).click();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    const email = page.getByLabel('Contact Form Destination Email');
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await email.fill('sales@example.com');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Contact email updated successfully')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('sales@example.com');
  });
  await test.step('leaving at once after a save works, and the save is done', async () => {
    await page.goto('/admin/general-settings/contact');
    const email = page.getByLabel('Contact Form Destination Email');
    await email.fill('first@example.com');
    let answer = () => {};
    await page.route('**/general-settings/contact.data*', async (route) => {
      if (route.request().method() === 'POST') {
        await new Promise<void>((go) => {
          answer = go;
        });
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByRole('tab', { name: 'Subscribers' }).click();
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    answer();
    await expect(page.getByRole('tab', { name: 'Subscribers', selected: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Contact Us Settings' }).click();
    await expect(email).toHaveValue('first@example.com');
  });
});

test('subscribers are found, changed, exported and deleted', async ({ admin: page, served }) => {
  for (const email of ['ada@example.com', 'bob@example.com']) {
    await page.request.post(`${served.origin}/newsletter`, {
      form: { email },
      headers: { Origin: served.origin },
    });
  }
  await page.goto('/admin/general-settings/subscribers');
  await page.getByRole('searchbox').fill('ADA');
  await expect(page.getByRole('row', { name: /bob@example/ })).toHaveCount(0);
  const row = page.getByRole('row', { name: /ada@/ });
  await row.getByRole('button', { name: 'Deactivate' }).click();
  const message = page.getByText('Subscription deactivated successfully');
  await expect(message).toBeVisible();
  // A message may cover a row's buttons, so the press goes to the button below it.
  const takesPresses = await message.evaluate((text) => {
    const { x, y } = text.getBoundingClientRect();
    return document.elementFromPoint(x, y)?.closest('[role="status"]') !== null;
  });
  expect(takesPresses).toBe(false);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toHaveCount(0);
  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Subscription activated successfully')).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('ada.lovelace@example.com');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Update Email' }).click();
  await expect(page.getByText('Email address updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Export Emails' }).click();
  await expect(page.getByLabel('Active email addresses')).toHaveValue(
    /ada\.lovelace@example\.com;bob@example\.com/,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByText('Active emails copied to clipboard!')).toBeVisible();
  await page.keyboard.press('Escape');
  const bob = page.getByRole('row', { name: /bob@/ });
  await bob.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscription deleted successfully')).toBeVisible();
});

test('unused files are shown and deleted, with the result', async ({ admin: page, served }) => {
  const left = await createStaleFile(served);
  await page.goto('/admin/general-settings/stale-files');
  await expect(
    page.getByText(/Found \d+ stale files that are not referenced in your database\./),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('left-behind.jpg').first()).toBeVisible();
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: /^Delete Selected \(\d+\)$/ }).click();
  await expect(page.getByRole('dialog').getByText(/^Delete \d+ files\?$/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Successfully deleted \d+ files\. Failed: 0/)).toBeVisible();
  await expect(page.getByText('No stale files found.')).toBeVisible();
  expect(existsSync(left)).toBe(false);
});

test.describe('with messages of failed requests', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('files stay selected if their deletion fails', async ({ admin: page, served }) => {
    const left = await createStaleFile(served);
    await page.goto('/admin/general-settings/stale-files');
    await page.getByLabel('Select left-behind.jpg').check();
    await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
    const sent = '**/stale-files.data*';
    await page.route(sent, (route) => route.abort('connectionreset'));
    const question = page.getByRole('dialog', { name: 'Delete 1 files?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete files')).toBeVisible();
    await page.unroute(sent);
    await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted 1 files. Failed: 0')).toBeVisible();
    expect(existsSync(left)).toBe(false);
  });
});
