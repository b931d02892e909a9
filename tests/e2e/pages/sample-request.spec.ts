import type { Page } from '@playwright/test';
import { holdRequests } from '../world/held-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** The link beside the item codes; the bar of small screens has the same link. */
const ask = (page: Page) => page.locator('.product-ways').getByRole('link', { name: /sample/i });

const typed = {
  Name: 'Mei Chan',
  Email: 'mei@example.com',
  Message: 'Colours 101 and 114, to 5 Rue de la Paix, Paris.',
};

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form');
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
}

test('the sample link is in the first screen of every product page, on a telephone above 700 px', async ({
  page,
  baseURL,
}) => {
  // Pictures have their place before they load, so none is needed here.
  await holdRequests(page, '**/media/**');
  // Japanese has the longest names and the loosest lines.
  for (const language of ['', 'ja.']) {
    const host = (baseURL ?? '').replace('localhost', `${language}localhost`);
    await page.goto(`${host}/products`, { waitUntil: 'domcontentloaded' });
    const paths = await page
      .locator('.card-link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(10);
    await page.evaluate(() => document.fonts.ready);
    for (const path of paths) {
      await showMainOf(page, path);
      for (const [width, height, within] of [
        [360, 740, 700],
        [1280, 800, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await page.locator('.product-ways [data-sample]').boundingBox();
        expect
          .soft((box?.y ?? within) + (box?.height ?? 0), `${language}${path} at ${width}`)
          .toBeLessThan(within);
      }
    }
  }
});

/** Puts the content of a product page into the list page, which has everything else already. */
async function showMainOf(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    if (!main) throw new Error(`${path} has no main part.`);
    document.querySelector('main')?.replaceWith(main);
  }, path);
}

test('a sample request on a telephone takes three presses from the product page, and the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/st-viscose');
  await page.getByRole('button', { name: 'ST120' }).click();
  await expect(ask(page)).toHaveText('Request a sample of ST120');
  await ask(page).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Sample of ST120 (ST Viscose)');
  await fillIn(page);
  const sent = page.waitForRequest('**/send-contact-email');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ subject: 'Sample of ST120 (ST Viscose)' });
  await expect(
    page.getByText('Message sent successfully!').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('on small screens the sample link stays visible below the item codes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/st-viscose');
  const bar = page.locator('.sample-bar').getByRole('link', { name: 'Request a sample of ST200' });
  await page.getByRole('button', { name: 'ST200' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Delivery & Shipping' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeHidden();
  // Below the product it stays in the page and does not cover the footer.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test('every page links to a sample request in its header or small-screen menu, and the form comes before the address', async ({
  page,
}) => {
  await page.goto('/news');
  const link = page.getByRole('banner').getByRole('link', { name: 'Request a sample' });
  await link.click();
  await expect(page.getByLabel('Subject')).toHaveValue('Sample request');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Request a sample' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Sample request');
  const main = page.getByRole('main');
  const send = await main.getByRole('button', { name: 'Send Message' }).boundingBox();
  const details = await main.getByRole('heading', { name: 'Contact details' }).boundingBox();
  expect(send?.y).toBeLessThan(details?.y ?? 0);
});

test('the kind of enquiry sets the subject, but does not replace the visitor’s own', async ({
  page,
}) => {
  await page.goto('/contact?product=st-viscose&code=ST100');
  const kinds = page.getByRole('navigation', { name: 'Type of enquiry' }).getByRole('link');
  const subject = page.getByLabel('Subject');
  await expect(kinds).toHaveText(['Sample', 'Price', 'Other']);
  await expect(kinds.nth(0)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.getByLabel('Message').fill('What does a carton cost?');
  await kinds.nth(1).click();
  await expect(subject).toHaveValue('Price of ST100 (ST Viscose)');
  await expect(kinds.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Message')).toHaveValue('What does a carton cost?');
  await expect(page).toHaveURL(/enquiry=price$/);
  await subject.fill('Cartons');
  await kinds.nth(2).click();
  await expect(subject).toHaveValue('Cartons');
});

test('a table compares all item codes, and is in the page only while it is open', async ({
  page,
}) => {
  await page.goto('/products/st-viscose');
  const table = page.getByRole('table');
  await expect(table).toHaveCount(0);
  await page.getByText('Compare all item codes').click();
  await expect(table.getByRole('columnheader')).toHaveText(['ST100', 'ST120', 'ST150', 'ST200']);
  const lines = table.getByRole('rowheader').filter({ visible: true });
  await expect(lines).toHaveText([
    'Composition',
    'Denier',
    'Length',
    'Net Weight',
    'Gross Weight',
    'Bleaching',
    'Ironing',
    'Washing Temperature',
    'Care',
  ]);
  await expect(table.getByRole('link', { name: 'Request a sample of ST150' })).toHaveAttribute(
    'href',
    '/contact?product=st-viscose&code=ST150',
  );
  // What tells the codes apart is stronger than what they share.
  const weights = (field: string) =>
    table
      .locator(`tr[data-field="${field}"] td`)
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontWeight));
  expect(await weights('denier')).toEqual(['500', '500', '500', '500']);
  expect(await weights('washing_temperature')).toEqual(['400', '400', '400', '400']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // The names of the rows stay while the codes scroll, and the last code is not under the fade.
  const rowName = table.getByRole('rowheader', { name: 'Composition' });
  const before = await rowName.boundingBox();
  await page.locator('.sheet-of-codes').evaluate((sheet) => {
    sheet.scrollLeft = sheet.scrollWidth;
  });
  expect((await rowName.boundingBox())?.x).toBe(before?.x);
  const last = await table
    .getByText('200 D')
    .evaluate((cell) => innerWidth - cell.getBoundingClientRect().right);
  expect(last).toBeGreaterThanOrEqual(32);
  await page.getByText('Compare all item codes').click();
  await expect(table).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample of the chosen code can be requested', async ({ page }) => {
    await page.goto('/products/st-viscose');
    await page.getByRole('button', { name: 'ST150' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Request a sample of ST150' })
      .first()
      .click();
    await expect(page.getByLabel('Subject')).toHaveValue('Sample of ST150 (ST Viscose)');
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Price of ST150 (ST Viscose)');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });
});
