import type { Page } from '@playwright/test';
import { administrator } from '../../tests/e2e/world/served-site.ts';

/** A state of the back-office to photograph. */
export interface AdminScene {
  path: string;
  /** The steps that lead to the state after the page has loaded. */
  act?: (page: Page) => Promise<void>;
  /** Whether the page is loaded without signing in. */
  signedOut?: boolean;
}

const dialogOf = (page: Page) => page.getByRole('dialog').last();

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

async function ask(page: Page): Promise<void> {
  await press(page, 'Delete');
  await dialogOf(page).waitFor();
}

async function send(page: Page): Promise<void> {
  await dialogOf(page).locator('footer').getByRole('button').last().click();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await dialogOf(page).getByLabel(label).first().fill(text);
}

/** Moves the first row to the third position with its menu. */
async function moveFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Drag to reorder/ })
    .first()
    .click();
  await page.getByLabel('Position').fill('3');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
}

async function openMoveMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Drag to reorder/ })
    .nth(1)
    .click();
}

async function chooseFiles(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Primary Image').setInputFiles('demo/images/products/glow-2.jpg');
  await dialog
    .getByLabel('Additional Images')
    .setInputFiles([
      'demo/images/products/glow-2.jpg',
      'demo/images/products/bullion-purl-2.jpg',
      'package.json',
    ]);
  await dialog.getByText('Additional Images').scrollIntoViewIfNeeded();
}

async function conflict(page: Page): Promise<void> {
  const other = await page.context().newPage();
  for (const [one, text] of [
    [other, `The words of someone else, ${Date.now()}`],
    [page, 'My own words, which came second'],
  ] as const) {
    if (one === other) await other.goto(page.url(), { waitUntil: 'networkidle' });
    await type(one, 'Description', text);
    await send(one);
    if (one === other) await dialogOf(other).waitFor({ state: 'detached' });
  }
  await other.close();
  await page.getByRole('button', { name: 'Keep Mine' }).waitFor();
}

async function endedSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await type(page, 'Description', 'Typed while the session ended');
  await send(page);
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await page.context().addCookies(cookies);
}

const brokenForm = async (page: Page) => {
  await send(page);
  await dialogOf(page).locator('[aria-invalid="true"]').first().waitFor();
};

export const adminScenes: Record<string, AdminScene> = {
  'sign-in': { path: '/admin/login', signedOut: true },
  'sign-in-refused': {
    path: '/admin/login',
    signedOut: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('someone@example.com');
      await page.getByLabel('Password').fill('not the password');
      await press(page, 'Sign in');
      await page.getByText('Invalid email or password').waitFor();
    },
  },
  'invitation-used-up': { path: '/admin/invitation?key=used', signedOut: true },
  invitation: {
    path: '/admin/accounts',
    act: async (page) => {
      await page.getByLabel('Name').fill('Wong Mei');
      await page.getByLabel('Email').fill(`mei-${Date.now()}@example.com`);
      await page.getByLabel('Your Password').fill(administrator.password);
      await press(page, 'Create Invitation');
      const link = await page.getByLabel(/^Send them this link/).inputValue();
      await page.goto(link);
    },
  },
  dashboard: { path: '/admin' },
  menu: {
    path: '/admin',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  jump: {
    path: '/admin/products',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Screen, record or command').fill('gold');
      await dialogOf(page).getByText('Product', { exact: true }).first().waitFor();
    },
  },
  help: { path: '/admin/products', act: (page) => page.keyboard.press('?') },
  products: { path: '/admin/products' },
  'products-sorted': { path: '/admin/products?sort=name&dir=desc&status=Active' },
  'products-nothing': { path: '/admin/products?q=nothing-like-this' },
  'products-reordering': { path: '/admin/products', act: moveFirst },
  'products-move-menu': { path: '/admin/products', act: openMoveMenu },
  'products-delete': { path: '/admin/products', act: ask },
  'products-toast': {
    path: '/admin/products',
    act: async (page) => {
      await press(page, 'Deactivate');
      await page.getByText('Product deactivated successfully').waitFor();
      await press(page, 'Activate');
      await page.getByText('Product activated successfully').waitFor();
    },
  },
  'product-new': { path: '/admin/products?new=yes' },
  'product-errors': { path: '/admin/products?new=yes', act: brokenForm },
  'product-edit': { path: '/admin/products?edit=1' },
  'product-edit-below': {
    path: '/admin/products?edit=1',
    act: (page) => dialogOf(page).getByText('Additional Images').scrollIntoViewIfNeeded(),
  },
  'product-files': { path: '/admin/products?new=yes', act: chooseFiles },
  'product-conflict': { path: '/admin/products?edit=2', act: conflict },
  'product-session-ended': { path: '/admin/products?edit=2', act: endedSession },
  'product-leaving': {
    path: '/admin/products?new=yes',
    act: async (page) => {
      await type(page, 'Product Name', 'Half typed');
      await page.keyboard.press('Escape');
    },
  },
  categories: { path: '/admin/categories' },
  'category-edit': { path: '/admin/categories?edit=1' },
  'item-codes': { path: '/admin/item-codes' },
  'item-code-edit': { path: '/admin/item-codes?edit=1' },
  'gallery-categories': { path: '/admin/gallery-categories' },
  'gallery-category-new': { path: '/admin/gallery-categories?new=yes', act: brokenForm },
  'gallery-items': { path: '/admin/gallery-items' },
  'gallery-item-new': { path: '/admin/gallery-items?new=yes' },
  'gallery-item-edit': { path: '/admin/gallery-items?edit=1' },
  news: { path: '/admin/news-items' },
  'news-reordering': {
    path: '/admin/news-items',
    act: async (page) => {
      await press(page, 'Reorder Items');
      await page
        .getByRole('button', { name: /^Drag to reorder/ })
        .first()
        .click();
      await press(page, 'Move Down');
    },
  },
  'news-new': { path: '/admin/news-items?new=yes' },
  'news-errors': { path: '/admin/news-items?new=yes', act: brokenForm },
  'news-preview': {
    path: '/admin/news-items?edit=1',
    act: async (page) => {
      await press(page, 'Preview Article');
      await page.getByRole('region', { name: 'Article preview' }).scrollIntoViewIfNeeded();
    },
  },
  translations: { path: '/admin/translations' },
  'translations-field': { path: '/admin/translations?type=products&id=1&field=description' },
  'translation-edit': {
    path: '/admin/translations?type=products&id=1&field=detailed_description',
    act: (page) => press(page, 'Edit'),
  },
  'settings-carousel': { path: '/admin/general-settings' },
  'settings-carousel-edit': { path: '/admin/general-settings?edit=1' },
  'settings-global': { path: '/admin/general-settings/global' },
  'settings-contact': { path: '/admin/general-settings/contact' },
  'settings-subscribers': { path: '/admin/general-settings/subscribers' },
  'settings-subscribers-export': { path: '/admin/general-settings/subscribers?export=yes' },
  'settings-stale-files': { path: '/admin/general-settings/stale-files' },
  'settings-stale-files-delete': {
    path: '/admin/general-settings/stale-files',
    act: async (page) => {
      await page.getByLabel('Select all').check();
      await page.getByRole('button', { name: /^Delete Selected/ }).click();
    },
  },
  messages: { path: '/admin/messages' },
  accounts: { path: '/admin/accounts' },
};

/** Adds content that the demo lacks: messages, subscribers, a very long name. */
export async function prepareContent(page: Page, origin: string): Promise<void> {
  const headers = { Origin: origin };
  const messages = [
    ['Ana Ferreira', 'Two cones of ST120', 'How soon can you\nsend them to Porto?'],
    [
      'Studio Kessler & Söhne Stickereibedarf Handelsgesellschaft mbH',
      'Metallic thread for a ballet costume: which gauge holds on tulle?',
      'Good morning.\n\nWe embroider by hand on silk tulle and would like to know which gauge you recommend.',
    ],
  ];
  for (const [name, subject, message] of messages) {
    const data = { name, email: 'buyer@example.com', subject, message };
    await page.request.post(`${origin}/functions/v1/send-contact-email`, { data, headers });
  }
  for (const email of ['ada@example.com', 'a.very.long.address.of.a.reader@studio.example.com'])
    await page.request.post(`${origin}/newsletter`, { form: { email }, headers });
  await page.goto(`${origin}/admin/products?new=yes`);
  const name = 'A product with a very long name, as an importer once wrote it, Ne 30/2 x 1/69 inch';
  await type(page, 'Product Name', name);
  await type(page, 'Slug', 'a-product-with-a-very-long-name-as-an-importer-once-wrote-it');
  await dialogOf(page).getByLabel('Primary Image').setInputFiles('demo/images/products/glow-2.jpg');
  await send(page);
  await dialogOf(page).waitFor({ state: 'detached' });
}

/** Signs in as the administrator of the photographed site. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await press(page, 'Sign in');
  await page.waitForURL(/\/admin$/);
}
