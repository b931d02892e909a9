import type { Page } from '@playwright/test';
import sharp from 'sharp';
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

interface Shown {
  address: string;
  /** The largest size that is stored of it. */
  largest: string;
  /** What the page draws, in pixels of the screen. */
  width: number;
  height: number;
}

/** The pictures that a page shows, as the browser chose them. */
function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[src]')].filter(
      (image) => image.checkVisibility(),
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(
      images.map(
        (image) =>
          image.complete || new Promise((loaded) => image.addEventListener('load', loaded)),
      ),
    );
    return images.map((image) => {
      const address = image.currentSrc;
      const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        .map(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''))
        .find((addresses) => addresses.some((one) => one && address.endsWith(one)));
      return {
        address,
        largest: new URL(offered?.at(-1) ?? address, location.href).href,
        width: image.clientWidth * devicePixelRatio,
        height: image.clientHeight * devicePixelRatio,
      };
    });
  });
}

const sizes = new Map<string, { width: number; height: number }>();

/** How large a picture is itself, in pixels. */
async function sizeOf(page: Page, address: string) {
  const known = sizes.get(address);
  if (known) return known;
  const answer = await page.request.get(address);
  const { width, height } = await sharp(await answer.body()).metadata();
  const size = { width, height };
  sizes.set(address, size);
  return size;
}

/**
 * The pictures of a page that are enlarged more than `most` times. Where only `avoidable` ones are
 * asked for, a picture in the largest size that is stored does not count: it can be no sharper.
 */
async function enlarged(page: Page, most: number, avoidable: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const { address, largest, width, height } of await shownPictures(page)) {
    if (/^data:|\.svg$/.test(address)) continue;
    const size = await sizeOf(page, address);
    const enlargement = Math.max(width / size.width, height / size.height);
    if (enlargement <= most) continue;
    if (avoidable && (await sizeOf(page, largest)).width <= size.width) continue;
    found.push(`${address} ${enlargement.toFixed(2)}`);
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
