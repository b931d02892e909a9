import { holdRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

const pages = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Products', '/products'],
  ['Gallery', '/resources'],
  ['News & Events', '/news'],
  ['Contact Us', '/contact'],
] as const;

test('header, footer, home, About and Contact show what they promise', async ({ page }) => {
  await test.step('header and footer link to the six pages, home and the social media', async () => {
    await page.goto('/no-such-page');
    const header = page.getByRole('banner');
    const foot = page.getByRole('contentinfo');
    const quickLinks = foot.getByRole('navigation', { name: 'Quick Links' });
    const main = header.getByRole('navigation', { name: 'Main navigation' });
    for (const links of [main, quickLinks]) {
      const seen = await links
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(seen).toEqual(pages.map((one) => [...one]));
    }
    await expect(header.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute(
      'href',
      '/',
    );
    for (const [name, host] of [
      ['Facebook', /facebook\.com/],
      ['Instagram', /instagram\.com/],
    ] as const) {
      const link = header.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', host);
    }
    const contact = foot.getByRole('region', { name: 'Contact Us' });
    await expect(contact.getByText(/San Po Kong, Kowloon/)).toBeVisible();
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
    await expect(foot.getByText(`© ${new Date().getFullYear()}`, { exact: false })).toBeVisible();

    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible();
    const products = page.getByRole('main').getByRole('region', { name: 'Featured Products' });
    await expect(products.getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await page.getByRole('main').getByRole('searchbox').fill('JG-1K');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/products\?q=JG-1K/);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Japan Gold']);
  });
  await test.step('the home page links to products, the story and the contact page', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, target] of [
      ['Explore Products', '/products'],
      ['Learn About Us', '/about'],
      ['View All Products', '/products'],
      ['Contact Us', '/contact'],
      ['Browse Products', '/products'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    expect(await main.locator('a[href="/about"]').count()).toBe(2);
    const featured = main.getByRole('region', { name: 'Featured Products' });
    await expect(featured.getByRole('listitem')).toHaveCount(3);
    for (const link of await featured.getByRole('listitem').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\/products\/[^/]+$/);
    }
    await expect(main.locator('blockquote')).toHaveCount(3);
  });
  await test.step('About shows history, yarn, three values, sustainability, community and education', async () => {
    await page.goto('/about');
    const main = page.getByRole('main');
    for (const heading of [
      /history/i,
      /metallic yarn/i,
      /Sustainability/,
      /Community/,
      /Education|learn/i,
    ]) {
      await expect(main.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
    }
    const values = main.locator('section', {
      has: page.getByRole('heading', { name: 'Three things we stand by' }),
    });
    await expect(values.last().getByRole('heading', { level: 3 })).toHaveCount(3);
    const sustainability = main.locator('section', {
      has: page.getByRole('heading', { name: 'Sustainability' }),
    });
    expect(await sustainability.last().getByRole('listitem').count()).toBeGreaterThan(2);
    expect(await sustainability.last().locator('img').count()).toBeGreaterThan(0);
  });
  await test.step('Contact shows address, hours, form, QR codes and a map', async () => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(main.getByText(/San Po Kong, Kowloon/).first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    for (const [days, hours] of [
      ['Mon-Fri', '9:00-18:00'],
      ['Sat', '9:00-13:00'],
      ['Sun', 'Closed'],
    ]) {
      await expect(main.getByRole('row', { name: `${days} ${hours}` })).toBeVisible();
      await expect(main.getByText(`${days} ${hours}`, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Facebook' })).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank');
    await main.getByRole('button', { name: 'WeChat' }).hover();
    await expect(main.getByText('Scan to follow us on WeChat')).toBeVisible();
    await main.getByRole('button', { name: 'WhatsApp' }).hover();
    await expect(main.getByRole('link', { name: 'Click Here' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(main.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show interactive map' })).toBeVisible();
  });
  await test.step('while a message is being sent, the button is disabled and says so', async () => {
    await page.goto('/contact');
    const answer = await holdRequests(page, '**/send-contact-email');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Subject').fill('A colour card');
    await form.getByLabel('Message').fill('Please send me one.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(form.getByLabel('Message')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame works without JavaScript', async ({ page }) => {
    await test.step('pages change without a fade', async () => {
      await page.goto('/about');
      const fades = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSMediaRule)
          .filter((rule) => rule.cssText.includes('@view-transition'))
          .map((rule) => matchMedia(rule.conditionText).matches),
      );
      expect(fades).toEqual([false]);
    });
    await test.step('links, languages, policies and the menu of a small screen work', async () => {
      await page.goto('/about');
      await page.getByRole('button', { name: /language/i }).click();
      await expect(page.getByRole('link', { name: '繁體中文' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Privacy Policy' }).click();
      const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
      await expect(dialog.getByText(/Privacy\) Ordinance/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Products' })).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});
