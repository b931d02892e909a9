import { mediaAddress, storedPathOf } from './stored-path.ts';

/**
 * The widths in pixels in which stored pictures are served. They are dense where phones need them: 350 to 430
 * CSS pixels at a pixel ratio of 1.75 to 3.
 */
export const pictureWidths = [
  160, 320, 480, 660, 720, 840, 960, 1080, 1280, 1600, 1920, 2560,
] as const;

/** The aspect ratios (width x height) to which pictures are cropped on the server. */
export const pictureShapes = ['1x1', '4x3', '4x5', '9x16'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureShape = (typeof pictureShapes)[number];
/** AVIF is for high-density screens, which hide that it loses some of the finest lines. */
export const pictureFormats = ['webp', 'jpeg', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The address of one size of a stored picture, where only one address is possible (og:image, a backdrop).
 * Without a shape it is not cropped. Any other address is returned unchanged.
 */
export function pictureVariant(
  url: string,
  width: PictureWidth,
  format: PictureFormat,
  shape?: PictureShape,
): string {
  const path = storedPathOf(url);
  return path ? mediaAddress(path) + variantQuery(width, format, shape) : url;
}

const variantQuery = (width: PictureWidth, format: PictureFormat, shape?: PictureShape) =>
  `?w=${width}&f=${format}${shape ? `&s=${shape}` : ''}`;

/**
 * The `srcSet` of a picture; undefined if the picture is not stored here or may be animated: a GIF, or for
 * AVIF also a WebP.
 */
export function pictureSizes(
  url: string,
  format: 'webp' | 'avif',
  shape?: PictureShape,
): string | undefined {
  const path = storedPathOf(url);
  const mayMove = format === 'avif' ? /\.(gif|webp)$/i : /\.gif$/i;
  if (!path || mayMove.test(path)) return undefined;
  const address = mediaAddress(path);
  return pictureWidths
    .map((width) => `${address}${variantQuery(width, format, shape)} ${width}w`)
    .join(', ');
}
