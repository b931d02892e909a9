import type { Locator, Page } from '@playwright/test';
import { administrator } from '../../world/served-site.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { createStaleFile } from '../stale-file.ts';

/** Every task of the back-office without its own test, done without a mouse. */

// Playwright's own recorder fetches the previews, which the policy forbids to pages.
test.use({ expectedMessages: [/^Connecting to 'blob:/] });

/** Moves with the Tab key only, from the present focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the arrow keys switch the tabs of the settings', async ({ admin: page }) => {
  await page.goto('/admin/general-settings');
  await tabTo(page, page.getByRole('tab', { name: 'Homepage Carousel' }));
  for (const [key, name] of [
    ['ArrowRight', 'Global Settings'],
    ['ArrowRight', 'Contact Us Settings'],
    ['End', 'Messages and Newsletter'],
    ['ArrowRight', 'Homepage Carousel'],
    ['ArrowLeft', 'Messages and Newsletter'],
    ['ArrowLeft', 'Languages'],
  ] as const) {
    await page.keyboard.press(key);
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const isLeftToTheBrowser = await page.locator(':focus').evaluate((tab) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return tab.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeftToTheBrowser).toBe(true);
});

test('a stale file is selected and deleted', async ({ admin: page, served }) => {
  await createStaleFile(served);
  await page.goto('/admin/general-settings/stale-files');
  const row = page.getByRole('row').filter({ hasText: 'carousel/' }).first();
  await press(page, row.getByRole('checkbox'), 'Space');
  await page.getByRole('tab', { name: 'Remove Stale Files' }).focus();
  await press(page, page.getByRole('button', { name: 'Delete Selected (1)' }));
  const question = page.getByRole('dialog', { name: 'Delete 1 files?' });
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Successfully deleted 1 files. Failed: 0')).toBeVisible();
});

test('an administrator is invited', async ({ admin: page }) => {
  await page.goto('/admin/accounts');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Keyed Guest');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('keyed@example.com');
  await tabTo(page, page.getByLabel('Your Password'));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/Send them this link/)).toHaveValue(/\/admin\/invitation#key=/);
});
