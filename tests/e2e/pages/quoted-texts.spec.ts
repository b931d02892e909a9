import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** The specification's quoted texts by page: each is one element of its own. */
const texts: Record<string, string[]> = {
  '/': ['Explore Products', 'Learn About Us', 'Featured Products', 'View All Products'],
  '/no-such-page': [
    'Page Not Found',
    "Sorry, the page you're looking for doesn't exist.",
    'Return to Home',
  ],
  '/products?q=no-such-thread': [
    'No products found',
    "Try adjusting your search or filter to find what you're looking for.",
  ],
  '/products/no-such-thread': [
    'Product Not Found',
    "Sorry, the product you're looking for doesn't exist.",
    'Back to Products',
  ],
  '/products/st-viscose': [
    'Back to Products',
    'Download Full Catalogue',
    'More colours available offline',
    'Product Information',
    'Technical Details',
    'Item Code',
    'Composition',
    'Type',
    'Denier',
    'Length',
    'Net Weight',
    'Gross Weight',
    'Country of Origin',
    'Other Information',
    'Delivery & Shipping',
    'Important Notes',
    'Related Products',
  ],
  '/resources': ['Explore Infinite Possibility', 'RESOURCE GALLERY', 'All'],
  '/resources?q=no-such-thing': ['No resources found'],
  '/resources/denim-top': [
    'GALLERY PROJECT',
    'Back to Gallery',
    'Project Details',
    'Related Products',
    'Contact Sales',
    'Want to use these threads in your next project?',
  ],
  '/news': ['UPDATES & ANNOUNCEMENTS'],
  '/news?q=no-such-news': ['Clear Search'],
  '/news/forty-years-1985-2025': ['NEWS & EVENTS', 'Back to News & Events'],
  '/contact': ['Send Us a Message'],
};

test('quoted texts are found once, on pages, cards and in dialogs', async ({ page }) => {
  await test.step('each quoted text is on its page once and in one element', async () => {
    for (const [path, quoted] of Object.entries(texts)) {
      await page.goto(path);
      for (const text of quoted)
        await expect.soft(page.getByText(text, { exact: true }), path).toBeVisible();
    }
  });
  await test.step('cards name their pictures, and their links have the quoted text', async () => {
    for (const [path, words] of [
      ['/products', 'Learn more'],
      ['/resources', 'View details'],
      ['/resources?q=care', 'Download PDF'],
      ['/news', 'Read more'],
    ] as const) {
      await page.goto(path);
      const card = page.getByRole('article').filter({ hasText: words }).first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await expect(card.getByText(words, { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: words })).toBeVisible();
      await expect(card.getByRole('img', { name, exact: true })).toBeVisible();
    }
  });
  await test.step('texts in dialogs and messages of scripts appear nowhere else', async () => {
    await page.goto('/contact');
    for (const place of [page.getByRole('banner'), page.getByRole('main')]) {
      for (const [name, text] of [
        ['WeChat', 'Scan to follow us on WeChat'],
        ['WhatsApp', 'Scan to WhatsApp / Click Here'],
      ] as const) {
        await place.getByRole('button', { name }).click();
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText(text, { exact: true })).toBeHidden();
      }
    }
    const form = page.getByRole('main');
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Subject').fill('Threads');
    await form.getByLabel('Message').fill('Which gold is the finest?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText("Message sent successfully! We'll get back to you soon."),
    ).toBeVisible();
  });
});
