import type { Locator, Page } from '@playwright/test';
import { demoWordsIn, readAnswers } from '../../../world/content/demo-words.ts';
import { bodyOf } from '../../../world/mail/mail-server.ts';
import { type DemoSite, openEmptySite } from '../../world/demo-copy.ts';
import { test as base } from '../../world/mail-fixture.ts';
import { expect } from '../../world/site-fixture.ts';

/** One person turns an empty site into another maker's, with the back-office alone. */

const test = base.extend<object, { site: DemoSite }>({
  site: [
    async ({ mails }, use) => {
      const site = await openEmptySite({ SMTP_URL: mails.url });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Fills fields by label; a required field has a star after its label. */
async function fill(form: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await form.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) }).fill(value);
}

/** Presses the button that saves, and waits for the message. */
async function save(page: Page, button: string, message: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(message).last()).toBeVisible();
}

/** Opens the built-in page in its form. */
async function write(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Write ${name}`, exact: true }).click();
  return page.getByRole('dialog', { name: 'Add Page' });
}

async function savePage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Page', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Write ${name}`, exact: true })).toBeHidden();
}

const picture = 'public/icon-512.png';

test('an empty site becomes another maker’s, and no answer has a word of the demo', async ({
  admin: page,
  served,
  mails,
}) => {
  test.slow();
  const menu = page.getByRole('navigation', { name: 'Back-office' });
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = async (name: string) => {
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await steps.getByRole('link', { name, exact: true }).click();
  };

  await page.goto('/admin');
  await expect(steps).toContainText('0 of 5 done');
  await steps.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByLabel('Icon', { exact: true }).setInputFiles(picture);
  await fill(page, {
    ...{ Name: 'Linhas Aurora', 'Legal Name': 'Linhas Aurora, Lda.' },
    ...{ Tagline: 'Linen since 1920', 'Year of Foundation': '1920' },
    ...{ 'Short Description': 'We spin linen by the Douro.' },
    ...{ 'Address as Shown': 'Rua das Flores 1, Porto', Street: 'Rua das Flores 1' },
    ...{ 'City or District': 'Porto', 'Postal Code': '4050-262', 'Country Code': 'PT' },
    ...{ Phone: '+351 22 000 0000', 'Public Email': 'ola@aurora.example' },
    ...{ Monday: '09:00-17:00', Latitude: '41.15', Longitude: '-8.61' },
  });
  await save(page, 'Save Company', 'Company updated successfully');

  await step('Languages');
  await page.getByRole('button', { name: 'Add Language' }).click();
  await fill(page.getByRole('dialog'), { Code: 'pt' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add Language' }).click();
  await expect(page.getByText('Language created successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Português' });
  await row.getByRole('link', { name: /^Words/ }).click();
  const words = page.getByRole('region', { name: 'Header, Footer and Notices' });
  await fill(words, { Home: 'Início', Products: 'Produtos', 'About Us': 'Sobre nós' });
  await save(page, 'Save Header, Footer and Notices', 'Words saved');
  await page.getByRole('link', { name: 'Language and history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Make Public' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Public' }).click();
  await expect(row).toContainText('Retire');

  await step('First category');
  await fill(page.getByRole('dialog'), { 'Category Name': 'Linho' });
  await save(page, 'Create Category', 'Category created successfully');

  await step('First product');
  const product = page.getByRole('dialog');
  await fill(product, { 'Product Name': 'Linho fino' });
  await product.getByLabel('Primary Image').setInputFiles(picture);
  await product.getByLabel('Linho', { exact: true }).check();
  await save(page, 'Create Product', 'Product created successfully');

  await step('Recipient of messages');
  await fill(page, { 'Contact Form Destination Email': 'ola@aurora.example' });
  await save(page, 'Save Settings', /success/);
  await save(page, 'Send a Test Email', /ola@aurora\.example/);

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(steps).toBeHidden();

  await menu.getByRole('link', { name: 'Pages' }).click();
  const home = await write(page, 'Home');
  await fill(home, { Title: 'Linen for life', Introduction: 'Spun in Porto.' });
  await savePage(page, 'Home');
  const about = await write(page, 'About Us');
  await fill(about, { Introduction: 'A family of spinners.' });
  await about.getByRole('button', { name: 'Add text' }).first().click();
  await fill(about, { Heading: 'The mill', Text: 'It stands by the river.' });
  await about.getByLabel('Picture', { exact: true }).setInputFiles(picture);
  await savePage(page, 'About Us');
  for (const [name, item] of [
    ['Delivery & Shipping', 'item'],
    ['Privacy Policy', 'text'],
  ] as const) {
    const form = await write(page, name);
    await form
      .getByRole('button', { name: `Add ${item}` })
      .first()
      .click();
    await fill(form, { [item === 'item' ? 'Name' : 'Heading']: `Aurora ${name}` });
    await savePage(page, name);
  }

  await page.goto('/contact');
  await fill(page.getByRole('main'), { Name: 'Ana', Email: 'ana@example.com', Subject: 'Linen' });
  await fill(page.getByRole('main'), { Message: 'May I have a sample of it?' });
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => mails.received.length).toBe(2);
  expect(mails.received.flatMap((mail) => demoWordsIn(mail.raw + bodyOf(mail)))).toEqual([]);

  const read = async (prefix: string) => {
    const origin = served.origin.replace('//', `//${prefix}`);
    // Only browsers know the hosts below localhost.
    const headers = { Host: new URL(origin).host };
    const ask = (path: string) =>
      page.request.get(served.origin + path, { headers, maxRedirects: 0 });
    const { found, addresses } = await readAnswers(origin, async (path) => {
      const answer = await ask(path);
      return { status: answer.status(), text: await answer.text() };
    });
    expect(found).toEqual([]);
    expect(addresses).toContain('/products/linho-fino');
    return (await ask('/about')).text();
  };
  expect(await read('')).toContain('A family of spinners.');
  expect(await read('pt.')).toContain('Sobre nós');
  expect(await read('zh-hant.')).toContain('A family of spinners.');
});
