import type { Page } from '@playwright/test';
import { expect, test } from './site-fixture.ts';

const pages = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/resources',
  '/resources/denim-top',
  '/news',
  '/news/forty-years-1985-2025',
  '/contact',
];
const screens: [width: number, height: number][] = [
  [360, 800],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];

/**
 * How often each pixel of a picture is shown by one of the screen, for every picture that is
 * enlarged more than `most`. One that is shown in the largest size stored can be no sharper.
 */
async function enlarged(page: Page, most: number, unlessLargest: boolean): Promise<string[]> {
  const images = page.locator('main img[src]').filter({ visible: true });
  const found: string[] = [];
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    const enlargement = await image.evaluate(async (shown: HTMLImageElement, unlessLargest) => {
      const measured = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      };
      await shown.decode();
      const address = shown.currentSrc;
      if (/^data:|\.svg$/.test(address)) return 0;
      const { width, height } = await measured(address);
      const across = (shown.clientWidth * devicePixelRatio) / width;
      const down = (shown.clientHeight * devicePixelRatio) / height;
      const enlargement = Math.max(across, down);
      if (!unlessLargest || enlargement <= 1) return enlargement;
      const offered = [shown, ...(shown.parentElement?.querySelectorAll('source') ?? [])]
        .map(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''))
        .find((addresses) => addresses.some((one) => address.endsWith(one)));
      const largest = await measured(offered?.at(-1) || address);
      return largest.width > width ? enlargement : 0;
    }, unlessLargest);
    if (enlargement > most) {
      const name = await image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
      found.push(`${name} ${enlargement.toFixed(2)}`);
    }
  }
  return found;
}

for (const [density, most] of [
  [1, 1.05],
  [3, 1],
] as const) {
  test.describe(`at ${density} pixels to the point`, () => {
    test.use({ deviceScaleFactor: density });

    for (const [width, height] of screens) {
      test(`no picture is shown larger than it is on ${width} points`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const path of pages) {
          await page.goto(path);
          expect.soft(await enlarged(page, most, density > 1), path).toEqual([]);
        }
      });
    }
  });
}
