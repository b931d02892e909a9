import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createStaleFile } from '../../tests/e2e/admin/stale-file.ts';
import { serve } from '../../tests/e2e/world/served-site.ts';
import { type AdminScene, adminScenes, prepareContent, signIn } from './admin-scenes.ts';
import { launchBrowser } from '../launch-browser.ts';

/**
 * Photographs every public page and every state of the back-office (admin-scenes.ts) at four widths, and
 * every public page in the other languages at 360 and 1280 px. The pictures go to screenshots/.
 * Usage: npm run screenshots [-- part of a name, such as product, ja-360 or admin-]
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
  'contact-price': '/contact?product=st-viscose&code=ST120&enquiry=price',
  samples: '/samples?add=code:ST120&add=product:bullion-purl&add=project:qipao-panel&add=code:X9',
  'not-found': '/nothing-here',
};
const languages = ['zh-hant', 'zh-hans', 'ja'];

/** Menus, dialogs and other overlays by name, each with its page and the action that opens it. */
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
const browser = await launchBrowser();

async function photographOpened(page: Page, suffix: string, origin: string): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  for (const [name, { path, open }] of Object.entries(opened)) {
    // Small screens have the menu, large ones the language popover.
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
  // Pictures below the fold are lazy-loaded.
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

async function photographAdmin(page: Page, name: string, scene: AdminScene): Promise<void> {
  if (!name.includes(wanted)) return;
  const context = page.context();
  const cookies = await context.cookies();
  if (scene.signedOut) await context.clearCookies();
  else if (cookies.length === 0) await signIn(page, site.origin);
  await page.goto(scene.path, { waitUntil: 'networkidle' });
  await scene.act?.(page);
  await page.waitForLoadState('networkidle');
  // A page with an overlay is photographed as the visible part, any other in full length.
  const covered = await page.locator('dialog[open], :popover-open').count();
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: covered === 0 });
  console.log(name);
  if (scene.signedOut) {
    await context.clearCookies();
    await context.addCookies(cookies);
  }
  // Leaves without the dialog about unsaved changes.
  await page.goto('about:blank');
}

const preparing = await browser.newPage();
await signIn(preparing, site.origin);
await prepareContent(preparing, site.origin);
await preparing.close();
await createStaleFile({ dataDir });

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
  for (const [name, scene] of Object.entries(adminScenes))
    await photographAdmin(page, `admin-${name}-${width}`, scene);
  await context.close();
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true, force: true });
