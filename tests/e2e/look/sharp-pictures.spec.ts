import type { Page } from '@playwright/test';
import { expect, test } from '../world/site-fixture.ts';

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
/** A telephone, a tablet and two desks: each width with the pixels that a point has there. */
const screens: [width: number, height: number, density: number][] = [
  [360, 800, 3],
  [768, 1024, 2],
  [1280, 800, 1],
  [1920, 1080, 1],
];

interface Shown {
  address: string;
  /** Whether it is all that is stored of it: the last that is offered, or less than was asked for. */
  whole: boolean;
  /** How many times larger than it is the page draws it, in pixels of the screen. */
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
        // By itself it has the size that it is stored in, whatever the page says of it.
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

/**
 * The pictures of a page that are shown larger than they are; on dense screens, where a picture can
 * be no sharper than it is stored, only those that could be.
 */
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
      // The carousel stands still.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.goto(path);
        expect.soft(await enlarged(page, density), path).toEqual([]);
      }
    });
  });
}
