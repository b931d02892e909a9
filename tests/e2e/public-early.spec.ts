import type { Page } from '@playwright/test';
import { holdScripts } from './held-back.ts';
import { expect, test } from './site-fixture.ts';

/** A visitor with a slow connection reads, types and presses before the scripts are there. */

test('what is typed early is searched for when the script comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByPlaceholder('Search products...').fill('glow');
  come();
  await expect(page).toHaveURL(/\?q=glow$/);
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Glow');
});

test('the size of a page that is chosen early holds when the script comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await page.getByLabel('Items per page').selectOption('18');
  come();
  await expect(page).toHaveURL(/\?size=18$/);
});

for (const [pressed, at, role, name, done] of [
  ['a tab', '/products/st-viscose', 'tab', 'Technical Details', { selected: true }],
  ['a like', '/news', 'button', /like/i, { pressed: true }],
] as const) {
  test(`${pressed} that is pressed early counts once when the script comes`, async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto(at, { waitUntil: 'commit' });
    await page.getByRole(role, { name }).first().click();
    come();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole(role, { name, ...done })).toHaveCount(1);
  });
}

test('an arrow that is pressed on a tab early turns it when the script comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/products/st-viscose', { waitUntil: 'commit' });
  await page.getByRole('tab').first().press('ArrowRight');
  come();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Technical Details');
});

test('a menu that opens without the script stays open when it comes', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  come();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('link', { name: '日本語' }).first()).toBeVisible();
});

async function write(page: Page, text: string): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Mei Chan');
  await form.getByLabel('Email').fill('mei@example.com');
  await form.getByLabel('Subject').fill('A gold for lace');
  await form.getByLabel('Message').fill(text);
  await form.getByRole('button', { name: 'Send Message' }).dblclick();
}

for (const [text, message, answer] of [
  [
    'is sent once',
    'Which gauge for a lace gown?',
    "Message sent successfully! We'll get back to you soon.",
  ],
  ['is judged', 'Too short', 'Message must be at least 10 characters.'],
] as const) {
  test(`a message that is sent early ${text} when the script comes`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const come = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, message);
    come();
    await expect(page.getByText(answer).filter({ visible: true })).toBeVisible();
    expect(sent).toEqual(text === 'is sent once' ? ['/contact.data'] : []);
  });
}

test.describe('where the script never comes', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a message is sent all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, 'Which gauge for a lace gown?');
    await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
  });
});
