import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** What the first screen of a page shows. */

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error(`${one} has no box.`);
  return box;
}

test('projects and articles show their picture first, at most 200 px below the header, with the title beside or below it', async ({
  page,
}) => {
  for (const path of ['/resources/denim-top', '/news/forty-years-1985-2025']) {
    await page.goto(path);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const header = await boxOf(page.getByRole('banner'));
      const picture = await boxOf(page.locator('.viewer-stage'));
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      const where = `${path} at ${width}`;
      expect.soft(picture.y - header.height, where).toBeLessThanOrEqual(200);
      const isBeside = title.x >= picture.x + picture.width && title.y >= picture.y;
      expect.soft(isBeside || title.y >= picture.y + picture.height, where).toBe(true);
      expect.soft(title.y + title.height, where).toBeLessThan(height);
    }
    // The whole picture is in the first screen of a desk.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.viewer-stage')).toBeInViewport({ ratio: 1 });
  }
});

test('the first sentence of every article is in the first screen of 1280 by 800', async ({
  page,
}) => {
  await page.goto('/news?size=18');
  const paths = await page
    .locator('.card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const end = await page.locator('article .prose').evaluate((article) => {
      const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const sentence = text.textContent?.search(/[.!?](\s|$)/) ?? -1;
        if (sentence < 0) continue;
        const range = document.createRange();
        range.setStart(text, sentence);
        range.setEnd(text, sentence + 1);
        return range.getBoundingClientRect().bottom;
      }
      return Number.POSITIVE_INFINITY;
    });
    expect.soft(end, path).toBeLessThanOrEqual(800);
  }
});

/** The relative luminance of sRGB, as WCAG defines it. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a text with the brightest hundredth of the pixels under its lines. */
async function contrastOf(page: Page, text: Locator): Promise<number> {
  const { lines, colour } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return {
      lines: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
      colour: getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [],
    };
  });
  const under: number[] = [];
  for (const clip of lines) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += 3)
      under.push(luminance([...pixels.subarray(at, at + 3)]));
  }
  const brightest = under.toSorted((a, b) => a - b)[Math.floor(under.length * 0.99)] ?? 1;
  return (luminance(colour) + 0.05) / (brightest + 0.05);
}

test('the text over every slide of the home page has a contrast of 4.5:1 on a phone, in English and Japanese', async ({
  page,
  served,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const host of ['//', '//ja.']) {
    await page.goto(served.origin.replace('//', host));
    await page.locator('.hero > .wrap').evaluate((words) => {
      (words as HTMLElement).style.visibility = 'hidden';
    });
    const dots = page.locator('.dots button');
    for (const [at, dot] of (await dots.all()).entries()) {
      await dot.dispatchEvent('click');
      const picture = page.locator('.slide[data-shown="true"] img');
      await picture.evaluate((image) => (image as HTMLImageElement).decode());
      for (const text of ['h1', '.hero-words .lead'])
        expect
          .soft(await contrastOf(page, page.locator(text)), `${host}, slide ${at + 1}, ${text}`)
          .toBeGreaterThanOrEqual(4.5);
    }
  }
});
