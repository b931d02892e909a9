import sharp from 'sharp';
import { holdScriptRequests } from '../world/held-requests.ts';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

for (const [density, format] of [
  [1, 'webp'],
  [2, 'avif'],
] as const) {
  test.describe(`at ${density} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: density, expectedMessages: [/Failed to load resource/] });

    test(`a stored picture is loaded as ${format}, or leaves its place`, async ({ page }) => {
      await test.step(`a stored picture is loaded as ${format}, in the width of its place`, async () => {
        const asked = page.waitForRequest((request) => request.url().includes('/media/products/'));
        await page.goto('/products');
        expect((await asked).url()).toMatch(new RegExp(`\\?w=\\d+&f=${format}&s=1x1$`));
      });
      await test.step('a picture that cannot be loaded leaves a surface of the same shape', async () => {
        await page.goto('/products');
        const first = page.getByRole('main').getByRole('article').first();
        const whole = await first.locator('img').boundingBox();
        await page.route('**/media/**', (route) => route.abort());
        await page.goto('/products');
        const surface = first.getByRole('img', { name: 'ST Viscose' });
        await expect
          .poll(() => surface.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toMatch(/^data:image\/svg/);
        const box = await surface.boundingBox();
        expect([box?.width, box?.height]).toEqual([whole?.width, whole?.height]);
        await expect(surface).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      });
    });
  });
}

test.describe('on its own address', () => {
  // Scripts that Playwright itself runs in the page, because the policy refuses all scripts.
  test.use({ expectedMessages: [/Blocked script execution/] });

  test('a stored video plays', async ({ page, served }) => {
    const answer = await page.request.get(`${served.origin}/sitemap.xml`);
    const slugs = (await answer.text()).match(/\/resources\/[a-z0-9-]+(?=<)/g) ?? [];
    let video: string | null = null;
    for (const path of new Set(slugs)) {
      const html = await (await page.request.get(path)).text();
      video ??= /\/media\/gallery-videos\/[A-Za-z0-9._-]+\.(?:mp4|webm)/.exec(html)?.[0] ?? null;
    }
    expect(video).not.toBeNull();
    await page.goto(video ?? '');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.readyState))
      .toBeGreaterThan(1);
  });
});

test('a picture of one pixel that loaded before the script stays', async ({ page }) => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#b08d4a' } })
    .png()
    .toBuffer();
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: dot }),
  );
  const come = await holdScriptRequests(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  come();
  await script;
  await page.waitForLoadState('load');
  await expect(picture).toHaveAttribute('src', /^\/media\//);
});
