import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { administrator, serve } from '../tests/e2e/served-site.ts';
import { browserPath } from './browser-path.ts';

/**
 * Photographs every public screen and the main back-office screens at four widths into screenshots/.
 * Usage: npm run screenshots [-- part of a name]
 */

const widths = [360, 768, 1280, 1920];
const publicPages: Record<string, string> = {
  home: '/',
  about: '/about',
  products: '/products',
  'products-empty': '/products?q=nothing-like-this',
  product: '/products/st-viscose',
  'product-missing': '/products/nothing-like-this',
  resources: '/resources',
  resource: '/resources/qipao-panel',
  news: '/news',
  article: '/news/forty-years',
  contact: '/contact',
  'not-found': '/nothing-here',
};
const languages = ['zh-hant', 'zh-hans', 'ja'];
const officePages: Record<string, string> = {
  dashboard: '/admin',
  'office-products': '/admin/products',
  'office-product': '/admin/products?edit=1',
  'office-categories': '/admin/categories',
  'office-item-codes': '/admin/item-codes',
  'office-gallery': '/admin/gallery-items',
  'office-news': '/admin/news-items',
  'office-translations': '/admin/translations?type=products&id=1&field=name',
  'office-settings': '/admin/general-settings',
  'office-messages': '/admin/messages',
  'office-accounts': '/admin/accounts',
};

const wanted = process.argv[2] ?? '';
const folder = 'screenshots';
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-screenshots-'));
const site = await serve({ dataDir, port: 0 });
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

async function photograph(page: Page, name: string, address: string): Promise<void> {
  if (!name.includes(wanted)) return;
  await page.goto(address, { waitUntil: 'networkidle' });
  // Pictures below the fold load when they are scrolled to.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  console.log(name);
}

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    reducedMotion: 'reduce',
    baseURL: site.origin,
  });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(publicPages)) {
    await photograph(page, `${name}-${width}`, site.origin + path);
    if (width !== 360 && width !== 1280) continue;
    for (const language of languages) {
      const host = site.origin.replace('localhost', `${language}.localhost`);
      await photograph(page, `${name}-${language}-${width}`, host + path);
    }
  }
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  for (const [name, path] of Object.entries(officePages))
    await photograph(page, `${name}-${width}`, site.origin + path);
  await context.close();
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true, force: true });
