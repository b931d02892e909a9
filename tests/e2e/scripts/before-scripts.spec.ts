import { holdRequests, holdScriptRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** A visitor on a slow connection reads, types and presses before the scripts have loaded. */

test('an early search, choice and press take effect', async ({ page }) => {
  await test.step('an early typed search runs when the script arrives', async () => {
    const come = await holdScriptRequests(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search products...').fill('glow');
    come();
    await expect(page).toHaveURL(/\?q=glow$/);
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Glow');
  });
  await test.step('an early chosen page size applies when the script arrives', async () => {
    const come = await holdScriptRequests(page);
    await page.goto('/news', { waitUntil: 'commit' });
    await page.getByLabel('Items per page').selectOption('18');
    come();
    await expect(page).toHaveURL(/\?size=18$/);
  });
  await test.step('filters, item codes, likes and policies work without the script', async () => {
    await holdScriptRequests(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Heritage' }).click();
    await expect(page).toHaveURL(/category=\d+/);
    await page.getByRole('button', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
    await expect(page).toHaveURL(/category=\d+&dialog=terms/);
    await page.goto('/products/st-viscose', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'ST200' }).click();
    await expect(page.getByRole('button', { name: 'ST200' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/news/forty-years-1985-2025', { waitUntil: 'commit' });
    const like = page.getByRole('button', { name: /^Like \(\d+\)$/ });
    const before = Number((await like.textContent())?.match(/\d+/)?.[0]);
    await like.click();
    await expect(page.getByRole('button', { name: `Like (${before + 1})` })).toBeVisible();
    await page.getByRole('button', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  });
});

const message = {
  Name: 'Mei Chan',
  Email: 'mei@example.com',
  Subject: 'A gold for lace',
  Message: 'Which gauge for a lace gown?',
};

test('a form that is used during hydration works once, and keeps its input', async ({ page }) => {
  for (const [text, last, answer, posts] of [
    ['is sent once', message.Message, "Message sent successfully! We'll get back to you soon.", 1],
    ['is judged', 'Too short', 'Message must be at least 10 characters.', 0],
  ] as const)
    await test.step(`a message that is sent during hydration ${text}`, async () => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      const come = await holdRequests(page, '**/assets/hydrate-island-*.js');
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      for (const [label, typed] of Object.entries(message))
        await form.getByLabel(label).fill(typed);
      await form.getByLabel('Message').fill(last);
      await form.getByRole('button', { name: 'Send Message' }).dblclick();
      come();
      await expect(page.getByText(answer).filter({ visible: true })).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue(posts ? '' : message.Name);
      expect(sent).toHaveLength(posts);
    });
  await test.step('a kind of enquiry that is chosen during hydration keeps the input', async () => {
    const come = await holdRequests(page, '**/assets/hydrate-island-*.js');
    await page.goto('/contact?product=st-viscose&code=ST100');
    await page.getByLabel('Message').fill(message.Message);
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    come();
    await expect(page.getByLabel('Subject')).toHaveValue('Price of ST100 (ST Viscose)');
    await expect(page.getByLabel('Message')).toHaveValue(message.Message);
    await expect(page).toHaveURL(/enquiry=price$/);
  });
});

test.describe('without the script', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('without scripts, a message can still be sent', async ({ page }) => {
    for (const [what, scripts] of [
      ['the page’s own', '**/assets/*.js'],
      ['React', '**/assets/hydrate-island-*.js'],
    ] as const)
      await test.step(`without ${what}, a message can still be sent`, async () => {
        await page.route(scripts, (route) => route.abort());
        await page.goto('/contact');
        const form = page.getByRole('main').locator('form');
        for (const [label, typed] of Object.entries(message))
          await form.getByLabel(label).fill(typed);
        await form.getByRole('button', { name: 'Send Message' }).click();
        await expect(
          page.getByRole('status').getByText('Message sent successfully!'),
        ).toBeVisible();
        await page.unroute(scripts);
      });
  });
});
