import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** The scripts that a page has requested so far. */
const reactOf = (page: import('@playwright/test').Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/hydrate-island-/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test('an island is hydrated when it is touched, and keeps its input', async ({ page }) => {
  await test.step('React loads when an island is touched, and not before', async () => {
    const asked = reactOf(page);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /language/i })
      .click();
    expect(asked).toEqual([]);
    await page.getByLabel('Subject').focus();
    await expect.poll(() => asked.length).toBe(1);
  });
  await test.step('input from before the hydration of an island is kept', async () => {
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('A colour card');
    const woken = page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-island]') ?? {}).some((key) =>
        /^__react/.test(key),
      ),
    );
    await woken;
    await expect(page.getByLabel('Subject')).toHaveValue('A colour card');
  });
});

test.describe('an island that fails', () => {
  test.use({ expectedMessages: [/Uncaught|Error/] });

  test('is restored, works as without scripts, and leaves the page intact', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Props that make its component throw.
    await page.route('**/contact', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const broken = html.replace(/(data-island="contact-form"[^>]*?data-props=")[^"]*"/, '$1{}"');
      await route.fulfill({ response: answer, body: broken });
    });
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Name').fill('Mei Chan');
    await expect.poll(() => errors.length).toBe(1);
    await page.unroute('**/contact');
    for (const [label, text] of [
      ['Name', 'Mei Chan'],
      ['Email', 'mei@example.com'],
      ['Subject', 'A colour card'],
      ['Message', 'Please send me one.'],
    ] as const)
      await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  });
});
