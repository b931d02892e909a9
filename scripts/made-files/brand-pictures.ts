import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoOf } from '../../server/icons/ico.ts';
import { maskableIcon, maskableInner } from '../../server/icons/maskable-icon.ts';

// Draws the icons from public/favicon.svg. Run `npm run icons` after the logo changes; the results are
// committed.
const root = join(import.meta.dirname, '..', '..');
const open = join(root, 'public');

const mark = await readFile(join(open, 'favicon.svg'));
const icon = (size: number) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size)
    .png();
await icon(180).toFile(join(open, 'apple-touch-icon.png'));
await icon(192).toFile(join(open, 'icon-192.png'));
await icon(512).toFile(join(open, 'icon-512.png'));
await maskableIcon(await icon(maskableInner).toBuffer(), '#16130f').toFile(
  join(open, 'icon-maskable-512.png'),
);
await writeFile(join(open, 'favicon.ico'), icoOf(await icon(32).toBuffer(), 32));
