import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { leaveStaleFile } from '../tests/e2e/office/stale-file.ts';
import { serve } from '../tests/e2e/world/served-site.ts';
import { browserPath } from './browser-path.ts';
import { enterOffice, type OfficeScene, officeScenes, prepareOffice } from './office-scenes.ts';

/**
 * Photographs every public screen and every state of the back-office (office-scenes.ts) at four
 * widths into screenshots/; in the other languages every public screen at 360 and 1280 px.
 * Usage: npm run screenshots [-- part of a name, such as product, ja-360 or office-]
 */

const widths = [360, 768, 1280, 1920];
const publicPages: Record<string, string> = {
  home: '/',
  about: '/about',
  products: '/products',
  'products-empty': '/products?q=nothing-like-this',
  product: '/products/st-viscose',
  'product-without-denier': '/products/bullion-purl',
  'product-missing': '/products/nothing-like-this',
  resources: '/resources',
  'resources-empty': '/resources?q=nothing-like-this',
  resource: '/resources/qipao-panel',
  news: '/news',
  'news-empty': '/news?q=nothing-like-this',
  article: '/news/forty-years-1985-2025',
  'article-with-list': '/news/new-item-codes-november-2026',
  contact: '/contact',
  'contact-sample': '/contact?product=st-viscose&code=ST120',
  'not-found': '/nothing-here',
};
const languages = ['zh-hant', 'zh-hans', 'ja'];

/** What opens on a page: its name, the page, and how it is opened there. */
const opened: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  menu: { path: '/', open: (page) => page.locator('.menu-button').click() },
  languages: { path: '/about', open: (page) => page.locator('.language-picker button').click() },
  policy: { path: '/about', open: (page) => page.locator('.policy-links button').first().click() },
  'contact-errors': {
    path: '/contact',
    open: (page) => page.locator('.contact-message button[type=submit]').click(),
  },
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

async function photographOpened(page: Page, suffix: string, origin: string): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  for (const [name, { path, open }] of Object.entries(opened)) {
    // The menu is for small screens, the popover for large ones.
    if (!`${name}${suffix}`.includes(wanted) || name === (isWide ? 'menu' : 'languages')) continue;
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}${suffix}.png`) });
    console.log(name + suffix);
  }
}

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

async function photographOffice(page: Page, name: string, scene: OfficeScene): Promise<void> {
  if (!name.includes(wanted)) return;
  const context = page.context();
  const cookies = await context.cookies();
  if (scene.signedOut) await context.clearCookies();
  else if (cookies.length === 0) await enterOffice(page, site.origin);
  await page.goto(scene.path, { waitUntil: 'networkidle' });
  await scene.act?.(page);
  await page.waitForLoadState('networkidle');
  // What lies over the page is photographed as it is seen, the rest in its whole length.
  const covered = await page.locator('dialog[open], :popover-open').count();
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: covered === 0 });
  console.log(name);
  if (scene.signedOut) {
    await context.clearCookies();
    await context.addCookies(cookies);
  }
  // Leaves without being asked about what was typed.
  await page.goto('about:blank');
}

const preparing = await browser.newPage();
await enterOffice(preparing, site.origin);
await prepareOffice(preparing, site.origin);
await preparing.close();
await leaveStaleFile({ dataDir });

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    hasTouch: width < 700,
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
  await photographOpened(page, `-${width}`, site.origin);
  if (width === 360 || width === 1280)
    for (const language of languages)
      await photographOpened(
        page,
        `-${language}-${width}`,
        site.origin.replace('localhost', `${language}.localhost`),
      );
  for (const [name, scene] of Object.entries(officeScenes))
    await photographOffice(page, `office-${name}-${width}`, scene);
  await context.close();
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true, force: true });
