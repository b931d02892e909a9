import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Makes the pictures that belong to the site and not to its content: About, the bands, and the stock
// picture of the carousel. Run `node scripts/site-pictures.ts` after the originals in demo/images change;
// the results are committed.
const root = join(import.meta.dirname, '..');
const originals = join(root, 'demo', 'images');
const about = join(root, 'app', 'site', 'about', 'images');
const open = join(root, 'public');

await mkdir(about, { recursive: true });
/**
 * Writes a picture in several widths as WebP, and as AVIF for dense screens (decision 0160). `shape`, width
 * divided by height, crops it to its frame.
 */
const inWidths = async (name: string, original: string, widths: number[], shape?: number) => {
  for (const width of widths) {
    const picture = sharp(join(originals, original)).resize(
      width,
      shape && Math.round(width / shape),
    );
    const file = join(about, `${name}-${width}`);
    await picture.clone().webp({ quality: 70, effort: 6 }).toFile(`${file}.webp`);
    await picture
      .clone()
      .avif({ quality: 50, effort: 7, chromaSubsampling: '4:2:0' })
      .toFile(`${file}.avif`);
  }
};
for (const name of ['history', 'yarn', 'community', 'education'])
  await inWidths(name, `about/${name}.jpg`, [640, 960], 4 / 5);
for (const name of ['sustainability-1', 'sustainability-2'])
  await inWidths(name, `about/${name}.jpg`, [480, 900], 3 / 4);
await inWidths('values', 'about/values.jpg', [720, 1600], 16 / 9);
await inWidths('teaser', 'gallery/denim-top-2.jpg', [720, 1200]);

const hero = sharp(join(originals, 'hero', 'hero-1.jpg'));
for (const width of [960, 1920]) {
  await hero
    .clone()
    .resize(width)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(open, `stock-hero-${width}.webp`));
}

// The bands of the main pages show the right, lit part of a hero picture.
const bands = { about: 5, products: 3, gallery: 4, news: 2, contact: 1 };
const layout = join(root, 'app', 'site', 'layout', 'images');
await mkdir(layout, { recursive: true });
for (const [name, number] of Object.entries(bands)) {
  const part = (left: number, width: number) =>
    sharp(join(originals, 'hero', `hero-${number}.jpg`))
      .extract({ left, top: 220, width: 2560 - left, height: 1000 })
      .resize(width);
  await part(560, 1400)
    .webp({ quality: 58, effort: 6 })
    .toFile(join(layout, `band-${name}.webp`));
  // On a phone the band is faint and behind the text, which it must not delay.
  await part(1560, 480)
    .avif({ quality: 30, effort: 7 })
    .toFile(join(layout, `band-${name}-small.avif`));
}
