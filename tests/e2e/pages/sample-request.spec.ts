import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../world/held-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** The link beside the item codes; the bar of small screens has the same link. */
const add = (page: Page) => page.locator('.product-ways [data-sample]');

/** The list in the header. */
const list = (page: Page) => page.getByRole('banner').locator('.header-samples');

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
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

/** Puts the content of a product page into the list page, whose frame is the same. */
async function showMainOf(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    if (!main) throw new Error(`${path} has no main part.`);
    document.querySelector('main')?.replaceWith(main);
  }, path);
}

test('on a telephone, samples of two codes are requested in nine taps and the fields, in Japanese as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  let taps = 0;
  const tap = async (at: Locator) => {
    taps++;
    await at.click();
  };
  await tap(page.getByRole('link', { name: 'Explore Products' }));
  await tap(page.getByRole('link', { name: 'ST Viscose' }).first());
  await expect(list(page)).toBeHidden();
  for (const code of ['ST120', 'ST150']) {
    await tap(page.getByRole('button', { name: code }));
    await expect(add(page)).toHaveText(`Add ${code} to samples`);
    await tap(add(page));
    await expect(add(page)).toHaveText(`${code} added: view your samples`);
  }
  await expect(list(page)).toHaveAccessibleName('Samples (2)');
  // The other language has another host, and the list is there too.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '日本語' }).click();
  await expect(list(page)).toHaveAccessibleName('サンプル（2）');
  await expect(page).toHaveURL(/code=ST150$/);
  await tap(list(page));
  await expect(page.getByRole('heading', { name: 'サンプルを請求' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel('数量').first().fill('2');
  await fillIn(page, { お名前: 'Mei Chan', メール: 'mei@example.com' });
  await page.getByRole('button', { name: 'サンプルを請求する' }).click();
  await expect(page.getByText('サンプルのお届け先を入力してください。')).toBeVisible();
  await expect(page.getByLabel('ご住所')).toBeFocused();
  await expect(page.getByLabel('数量').first()).toHaveValue('2');
  await fillIn(page, { ご住所: '5 Rue de la Paix, Paris' });
  await tap(page.getByRole('button', { name: 'サンプルを請求する' }));
  await expect(page).toHaveURL(/\/samples\/requests\/[\w-]+$/);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['ST120', 'ST150']);
  await expect(list(page)).toBeHidden();
  await expectAccessible(page);
  expect(taps).toBeLessThanOrEqual(9);
});

test('with the keyboard alone, the list is changed, kept across pages and sent', async ({
  page,
}) => {
  await page.goto('/products/st-viscose?code=ST120');
  await add(page).press('Enter');
  await expect(page.getByText('ST120 was added to your samples.')).toBeVisible();
  // An address from elsewhere joins the list.
  await page.goto('/samples?add=product:bullion-purl');
  const lines = page.locator('[data-sample-line]');
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Note').first().fill('matte');
  await page.getByLabel('Add an item code').fill('st 150');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Bullion Purl' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove ST150' })).toBeFocused();
  await page.goto('/about');
  await list(page).press('Enter');
  await expect(lines).toHaveCount(2);
  await expect(page.getByLabel('Note').first()).toHaveValue('matte');
  await fillIn(page, { Name: 'Mei Chan', Email: 'mei@example.com', Address: 'Rue de la Paix' });
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sample request' })).toBeVisible();
  await expect(page.getByText('matte')).toBeVisible();
});

test('samples and prices are asked for on a telephone', async ({ page }) => {
  await test.step('on small screens the sample link stays visible below the item codes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/products/st-viscose');
    const bar = page.locator('.sample-bar').getByRole('link', { name: 'Add ST200 to samples' });
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
    // Below the product the bar stays in the page and does not cover the footer.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar).toBeHidden();
  });
  await test.step('a price is asked for from the product page, in a form that comes before the address', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/products/st-viscose');
    await page.getByRole('button', { name: 'ST120' }).click();
    await page.getByRole('link', { name: 'Price of ST120' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Price of ST120 (ST Viscose)');
    const main = page.getByRole('main');
    const send = await main.getByRole('button', { name: 'Send Message' }).boundingBox();
    const details = await main.getByRole('heading', { name: 'Contact details' }).boundingBox();
    expect(send?.y).toBeLessThan(details?.y ?? 0);
  });
  await test.step('every page links to the list of samples in its header or small-screen menu', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/news');
    await page.getByRole('banner').getByRole('link', { name: 'Request a sample' }).click();
    const heading = page.getByRole('heading', { name: 'Request samples' });
    await expect(heading).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Request a sample' }).click();
    await expect(heading).toBeVisible();
  });
});

test('the kind of an enquiry and the table of all codes change within their pages', async ({
  page,
}) => {
  await test.step('the kind of enquiry sets the subject, but does not replace the visitor’s own', async () => {
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
  await test.step('a table compares all item codes, and is in the page only while it is open', async () => {
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
    await expect(table.getByRole('link', { name: 'Add ST150 to samples' })).toHaveAttribute(
      'href',
      '/samples?add=code%3AST150',
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('samples of the chosen code and of a typed one can be requested', async ({ page }) => {
    await page.goto('/products/st-viscose');
    await page.getByRole('button', { name: 'ST150' }).click();
    await add(page).click();
    await fillIn(page, { Name: 'Mei Chan', Quantity: '2 cones' });
    await page.getByLabel('Add an item code').fill('st120');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove ST120' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Mei Chan');
    await fillIn(page, { Email: 'mei@example.com', Address: '5 Rue de la Paix, Paris' });
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { name: 'Your sample request' })).toBeVisible();
    await expect(page.getByText('2 cones')).toBeVisible();
  });
});
