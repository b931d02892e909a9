import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws the icons from public/favicon.svg. Run `npm run icons` after the logo changes; the results are
// committed.
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

/** Wraps a PNG in an ICO file: a header with one directory entry, then the PNG. */
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
