import { mediaAddress, storedPathOf } from './stored-path.ts';

/**
 * The widths in pixels in which a stored picture is served: close to each other where telephones are,
 * which show a picture 350 to 430 points wide at 1.75 to 3 pixels to the point.
 */
export const pictureWidths = [
  160, 320, 480, 660, 720, 840, 960, 1080, 1280, 1600, 1920, 2560,
] as const;

/** Width by height of the frames that pictures fill. They are cut to them before they are sent. */
export const pictureShapes = ['1x1', '4x3', '4x5', '9x16'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureShape = (typeof pictureShapes)[number];
/** AVIF is for dense screens, whose pixels hide that it keeps less of the finest lines. */
export const pictureFormats = ['webp', 'jpeg', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * One size of a picture of ours, for places that take a single address (og:image, a backdrop).
 * Without a shape it is the whole picture.
 */
export function pictureVariant(
  url: string,
  width: PictureWidth,
  format: PictureFormat,
  shape?: PictureShape,
): string {
  const path = storedPathOf(url);
  if (!path) return url;
  return `${mediaAddress(path)}?w=${width}&f=${format}${shape ? `&s=${shape}` : ''}`;
}

/**
 * The `srcSet` of a picture; undefined where it is not ours, and for one that may move: a GIF, and as
 * AVIF a WebP.
 */
export function pictureSizes(
  url: string,
  format: 'webp' | 'avif',
  shape?: PictureShape,
): string | undefined {
  const path = storedPathOf(url);
  const mayMove = format === 'avif' ? /\.(gif|webp)$/i : /\.gif$/i;
  if (!path || mayMove.test(path)) return undefined;
  return pictureWidths
    .map((width) => `${pictureVariant(url, width, format, shape)} ${width}w`)
    .join(', ');
}
