import type { Page } from '@playwright/test';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

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
/** A telephone, a tablet and two desktop screens: each width with its device pixel ratio. */
const screens: [width: number, height: number, density: number][] = [
  [360, 800, 3],
  [768, 1024, 2],
  [1280, 800, 1],
  [1920, 1080, 1],
];

interface Shown {
  address: string;
  /** Whether no larger size is stored: it is the last candidate, or smaller than requested. */
  whole: boolean;
  /** The factor by which the page enlarges the picture, in device pixels. */
  enlargement: number;
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
    return Promise.all(
      images.map(async (image) => {
        const address = image.currentSrc;
        const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          .map(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')))
          .find((sizes) => sizes.some(([one]) => one && address.endsWith(one)));
        const asked = offered?.find(([one]) => one && address.endsWith(one))?.[1];
        // Without the page's sizes, the picture has its stored size.
        const bare = new Image();
        bare.src = address;
        if (!bare.complete) await new Promise((loaded) => bare.addEventListener('load', loaded));
        return {
          address,
          whole:
            !offered ||
            offered.at(-1)?.[1] === asked ||
            bare.naturalWidth < Number.parseInt(asked ?? '', 10),
          enlargement:
            Math.max(
              image.clientWidth / bare.naturalWidth,
              image.clientHeight / bare.naturalHeight,
            ) * devicePixelRatio,
        };
      }),
    );
  });
}

/** The pictures that a page enlarges; on dense screens only those with a larger stored size. */
async function enlarged(page: Page, density: number): Promise<string[]> {
  return (await shownPictures(page))
    .filter(({ address }) => !/^data:|\.svg$/.test(address))
    .filter(({ enlargement, whole }) =>
      density === 1 ? enlargement > 1.05 : enlargement > 1 && !whole,
    )
    .map(({ address, enlargement }) => `${address} ${enlargement.toFixed(2)}`);
}

for (const [width, height, density] of screens) {
  test.describe(`at ${density} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: density, viewport: { width, height } });

    test(`no picture is enlarged at ${width} px`, async ({ page }) => {
      // The carousel does not move.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.goto(path);
        expect.soft(await enlarged(page, density), path).toEqual([]);
      }
    });
  });
}
