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
 * The pictures of a page that are enlarged more than `most` times. Where only `avoidable` ones are
 * asked for, a picture in the largest size that is stored does not count: it can be no sharper.
 */
function enlarged(page: Page, most: number, avoidable: boolean): Promise<string[]> {
  return page.evaluate(
    async ({ most, avoidable }) => {
      const measured = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      };
      const found: string[] = [];
      const shown = [...document.querySelectorAll<HTMLImageElement>('main img[src]')];
      for (const image of shown.filter((image) => image.checkVisibility())) {
        image.scrollIntoView({ behavior: 'instant' });
        await image.decode();
        const address = image.currentSrc;
        if (/^data:|\.svg$/.test(address)) continue;
        const { width, height } = await measured(address);
        const across = (image.clientWidth * devicePixelRatio) / width;
        const down = (image.clientHeight * devicePixelRatio) / height;
        const enlargement = Math.max(across, down);
        if (enlargement <= most) continue;
        const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          .map(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''))
          .find((addresses) => addresses.some((one) => one && address.endsWith(one)));
        const largest = avoidable && (await measured(offered?.at(-1) ?? address)).width <= width;
        if (!largest) found.push(`${address} ${enlargement.toFixed(2)}`);
      }
      return found;
    },
    { most, avoidable },
  );
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
        // The carousel stands still.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of pages) {
          await page.goto(path);
          expect.soft(await enlarged(page, most, density > 1), path).toEqual([]);
        }
      });
    }
  });
}
