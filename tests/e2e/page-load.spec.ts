import { halvePages } from './halved-pages.ts';
import { hold } from './held-back.ts';
import { loadWhole } from './loaded-page.ts';
import { expect, test } from './site-fixture.ts';

/** Every kind of page; one gallery item with a film, which brings scripts of its own. */
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

for (const path of pages) {
  test(`${path} weighs less than 1 MB, at most 12 kB of it scripts, and nothing moves while one reads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const wide = await loadWhole(page, path);
    expect(wide.bytes, JSON.stringify(wide.answers.slice(0, 8))).toBeLessThan(1_000_000);
    expect(wide.scriptBytes).toBeGreaterThan(3000);
    expect(wide.scriptBytes).toBeLessThanOrEqual(12_000);
    expect(wide.shift, wide.moved.join('\n')).toBe(0);
  });
}

for (const width of [360, 1280]) {
  for (const path of ['/', '/contact']) {
    test(`nothing moves on ${path} when the typefaces come late, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const come = await hold(page, '**/*.woff2');
      const arrived = page.waitForResponse('**/*.woff2');
      const loaded = await loadWhole(page, path, async () => {
        come();
        await arrived;
        await page.evaluate(() => document.fonts.ready);
      });
      expect(loaded.shift, loaded.moved.join('\n')).toBe(0);
    });
  }
}

test('nothing moves when the second half of a page comes late', async ({ browser, served }) => {
  const halved = await halvePages(served.origin, 'Choose language');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const styled = page.waitForResponse('**/*.css');
  const loaded = loadWhole(page, `${halved.origin}/contact`);
  await styled;
  // Idle is a page that has drawn the first half; one that may not draw never is.
  for (let times = 0; times < 3; times++)
    await page.evaluate(() => new Promise((on) => requestIdleCallback(on, { timeout: 150 })));
  halved.goOn();
  const { shift, moved } = await loaded;
  await context.close();
  halved.close();
  expect(shift, moved.join('\n')).toBe(0);
});
