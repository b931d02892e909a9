import type { Route } from '@playwright/test';
import { holdRequests } from '../world/held-requests.ts';
import { expect, expectAccessible } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

let number = 0;
const newAddress = () => `reader-${process.pid}-${++number}@example.com`;

test('a visitor subscribes, and the map is asked for', async ({ page }) => {
  await test.step('a visitor subscribes once, without leaving the page', async () => {
    const address = newAddress();
    await page.goto('/about');
    const field = page.getByLabel('Your email address');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await field.fill('user@domain');
    await subscribe.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page, '#newsletter');
    await field.fill(address);
    await subscribe.click();
    await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill(address.toUpperCase());
    await subscribe.click();
    await expect(
      page.getByText('This email is already subscribed to our newsletter.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });
  await test.step('no request goes to a map service until the visitor asks for the map', async () => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    );
    await page.goto('/contact');
    await expect(
      page.getByRole('img', { name: 'Sketch map of the streets around us' }),
    ).toBeAttached();
    await expect(page.getByText('Sketch, not to scale')).toBeVisible();
    expect(await page.locator('iframe').count()).toBe(0);
    for (const name of ['Google Maps', 'Apple Maps', 'Amap']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /22\.3358/);
    }
  });
  await test.step('during a sign-up the field is disabled and the button says so', async () => {
    await page.goto('/about');
    const answer = await holdRequests(page, '**/newsletter');
    await page.getByLabel('Your email address').fill(newAddress());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(page.getByLabel('Your email address')).toBeDisabled();
    // If the visitor has moved on to another control, the focus stays there.
    const elsewhere = page.getByRole('button', { name: 'Privacy Policy' });
    await elsewhere.focus();
    answer();
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
    await expect(elsewhere).toBeFocused();
  });
});

const message = {
  Name: 'Mei Chan',
  Email: 'mei@example.com',
  Subject: 'A gold for lace',
  Message: 'Which gauge would you choose for a lace gown?',
};

test('a message is validated, sent, and kept by its form if it was not sent', async ({ page }) => {
  await test.step('a message is validated when it is sent, then after every change, and sent', async () => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button', { name: 'Send Message' }).click();
    for (const text of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Subject must be at least 3 characters.',
      'Message must be at least 10 characters.',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Name').fill(message.Name);
    await expect(form.getByText('Name must be at least 2 characters.')).toBeHidden();
    for (const [label, text] of Object.entries(message)) await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page
        .getByText("Message sent successfully! We'll get back to you soon.")
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused();
  });
  for (const [what, answer] of [
    ['an answer that names an error', { json: { error: 'Not now.' } }],
    ['the page of a network that wants a sign-in first', { contentType: 'text/html', body: '<p>' }],
  ] as const)
    await test.step(`after ${what} the visitor sees that the message was not sent, and keeps the input`, async () => {
      await page.route('**/functions/v1/send-contact-email', (route) => route.fulfill(answer));
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      for (const [label, text] of Object.entries(message)) await form.getByLabel(label).fill(text);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(
        page.getByText('Failed to send message. Please try again later.').filter({ visible: true }),
      ).toBeVisible();
      await expect(form.getByLabel('Message')).toHaveValue(message.Message);
    });
});

test.describe('if the connection is lost', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('both forms say so and keep their input', async ({ page, context }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    for (const [label, text] of Object.entries(message)) await form.getByLabel(label).fill(text);
    await page.getByLabel('Your email address').fill('mei@example.com');
    // Leaving the page rejects running requests, and no failure is shown.
    const failures = page.getByText(/^Failed to/).filter({ visible: true });
    for (const [address, name] of [
      ['**/send-contact-email', 'Send Message'],
      ['**/newsletter', 'Subscribe'],
    ] as const) {
      const leave = async (route: Route) => {
        await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
        await route.abort();
      };
      await page.route(address, leave, { times: 1 });
      const rejected = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name, exact: true }).click();
      await rejected;
      await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
      expect(await failures.count()).toBe(0);
    }
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('Failed to send message. Please try again later.').filter({ visible: true }),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue(message.Message);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Failed to subscribe. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Your email address')).toHaveValue('mei@example.com');
    await context.setOffline(false);
  });
});

test.describe('without JavaScript', () => {
  // The browser's own message about the response to a refused form.
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 422/] });

  test('both forms work without JavaScript', async ({ page }) => {
    await test.step('a visitor subscribes, and a refused address is kept', async () => {
      const address = newAddress();
      await page.goto('/about');
      await page.getByLabel('Your email address').fill('user@domain');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(page.getByLabel('Your email address')).toHaveValue('user@domain');
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
      await page.getByLabel('Your email address').fill(address);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
      await expect(page.getByLabel('Your email address')).toHaveValue('');
    });
    await test.step('a visitor sends a message, and a refused message is kept', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      await form.getByLabel('Message').fill(message.Message);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByText('Name must be at least 2 characters.')).toBeInViewport();
      await expect(form.getByLabel('Message')).toHaveValue(message.Message);
      for (const [label, text] of Object.entries(message)) await form.getByLabel(label).fill(text);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(
        page.getByText("Message sent successfully! We'll get back to you soon."),
      ).toBeInViewport();
    });
  });
});
