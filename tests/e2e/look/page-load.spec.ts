import type { Browser, Page } from '@playwright/test';
import { halvePages } from '../world/halved-pages.ts';
import { holdRequests } from '../world/held-requests.ts';
import { type LoadedPage, loadWhole, openWhole } from '../world/loaded-page.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test.use({ serviceWorkers: 'allow' });

/** Every kind of page; one gallery item has a video, which loads its own scripts. */
const pages = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/resources',
  '/resources/qipao-panel',
  '/news',
  '/news/forty-years-1985-2025',
  '/contact',
  '/no-such-page',
];

/**
 * Opens every page with an empty cache, one after another. Each becomes idle while the next ones load, and
 * loads its late files in that time.
 */
async function loadEach<Loaded>(
  browser: Browser,
  width: number,
  paths: string[],
  open: (page: Page, path: string) => Promise<() => Promise<Loaded>>,
): Promise<[path: string, Loaded][]> {
  const loading: Promise<[string, Loaded]>[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const quiet = await open(await context.newPage(), path);
    loading.push(
      quiet().then(async (loaded) => {
        await context.close();
        return [path, loaded];
      }),
    );
  }
  return Promise.all(loading);
}

const expectStill = ({ shift, moved }: LoadedPage, where: string) =>
  expect.soft(shift, `${where}: ${moved.join('\n')}`).toBe(0);

test('every page is below 1 MB with at most 12 kB of scripts, and does not move, at 1280 and 360 px', async ({
  browser,
  served,
}) => {
  const loaded = await loadEach(browser, 1280, pages, async (page, path) => {
    const quiet = await openWhole(page, served.origin + path);
    return async () => {
      const wide = await quiet();
      await page.setViewportSize({ width: 360, height: 800 });
      return { wide, narrow: await loadWhole(page, served.origin + path) };
    };
  });
  for (const [path, { wide, narrow }] of loaded) {
    const heaviest = `${path}: ${JSON.stringify(wide.answers.slice(0, 8))}`;
    expect.soft(wide.bytes, heaviest).toBeLessThan(1_000_000);
    expect.soft(wide.scriptBytes, path).toBeGreaterThan(3000);
    expect.soft(wide.scriptBytes, path).toBeLessThanOrEqual(12_000);
    expectStill(wide, `${path} at 1280`);
    expectStill(narrow, `${path} at 360`);
  }
});

test('the layout does not move when the fonts are late', async ({ browser, served }) => {
  for (const [path, width] of [
    ['/', 360],
    ['/contact', 1280],
  ] as const) {
    const loaded = await loadEach(browser, width, [path], async (page, path) => {
      const come = await holdRequests(page, '**/*.woff2');
      const arrived = page.waitForResponse('**/*.woff2');
      return openWhole(page, served.origin + path, async () => {
        come();
        await arrived;
        await page.evaluate(() => document.fonts.ready);
      });
    });
    for (const [, late] of loaded) expectStill(late, `${path} at ${width}`);
  }
});

test('the layout does not move when the second half of a page is late', async ({
  browser,
  served,
}) => {
  const halved = await halvePages(served.origin, 'Choose language');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const styled = page.waitForResponse('**/*.css');
  const loaded = loadWhole(page, `${halved.origin}/contact`);
  await styled;
  // A page is idle once it has rendered the first half; a page that cannot render never is.
  for (let times = 0; times < 3; times++)
    await page.evaluate(() => new Promise((on) => requestIdleCallback(on, { timeout: 150 })));
  halved.goOn();
  const { shift, moved } = await loaded;
  await context.close();
  halved.close();
  expect(shift, moved.join('\n')).toBe(0);
});

test('the viewer loads its small pictures after the large one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isSmall = (url: string) => /[?&]w=(160|320)&/.test(url);
  const thumbs = page.locator('.thumbs img');
  const come = await holdRequests(page, /\/media\/.*w=660&/);
  await page.goto('/products/st-viscose', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(thumbs.first()).not.toBeInViewport();
  expect(asked.filter(isSmall)).toEqual([]);
  come();
  await expect(thumbs.first()).toBeInViewport();
  await expect.poll(() => asked.some(isSmall)).toBe(true);
});

test.describe('without the script', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the viewer still loads its small pictures', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/products/st-viscose');
    await expect(page.locator('.thumbs img').first()).toBeInViewport();
  });
});
