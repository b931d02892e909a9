import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { company } from '#domain/company.ts';

// Draws the icons from public/favicon.svg, and the picture that is shown when a page is shared from
// a hero and the wordmark. Run by hand (`node scripts/brand-pictures.ts`; it needs a Chromium and a
// Han serif, Debian's fonts-noto-cjk) when the brand changes; the results are committed.
const root = join(import.meta.dirname, '..');
const open = join(root, 'public');

const mark = await readFile(join(open, 'favicon.svg'));
const icon = (size: number) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size)
    .png();
await icon(180).toFile(join(open, 'apple-touch-icon.png'));
await icon(512).toFile(join(open, 'icon-512.png'));
await writeFile(join(open, 'favicon.ico'), ico(await icon(32).toBuffer(), 32));

/** An icon file may hold a PNG as it is, behind one directory entry. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const encoded = async (...path: string[]) =>
  (await readFile(join(root, ...path))).toString('base64');
const hero = await encoded('demo', 'images', 'hero', 'hero-1.jpg');
const serif = await encoded('app', 'ui', 'fonts', 'newsreader-display.woff2');
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`
  <style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${serif}) }
    body { margin: 0; height: 630px; color: #faf7f1; font: 96px/1 Display, serif;
      background: linear-gradient(90deg, #16130fe6 25%, #16130f00 75%),
        url(data:image/jpeg;base64,${hero}) right / cover #16130f }
    div { position: absolute; left: 84px; top: 232px }
    span { margin-left: .28em; font: .52em "Noto Serif CJK TC", serif; color: #d9bd84 }
    i { display: block; width: 96px; margin: 36px 0 30px; border-top: 2px solid #b08d4a }
    p { margin: 0; font-size: 32px; color: #ddd5c8 }
  </style>
  <div>${company.name.en}<span>${company.name['zh-Hant']}</span><i></i><p>${company.tagline.en}</p></div>`);
await page.evaluate(() => document.fonts.ready);
await sharp(await page.screenshot())
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(open, 'share.jpg'));
await browser.close();
