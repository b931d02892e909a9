import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Makes the pictures that belong to the site and not to its content: the bands, and the stock picture
// of the carousel. Run `node scripts/site-pictures.ts` after the originals in demo/images change;
// the results are committed.
const root = join(import.meta.dirname, '..');
const originals = join(root, 'demo', 'images');
const open = join(root, 'public');

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
