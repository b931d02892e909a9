import { mediaAddress, storedPathOf } from './stored-path.ts';

/** The widths in pixels in which a stored picture is served. */
export const pictureWidths = [160, 320, 480, 640, 720, 960, 1280, 1600, 1920, 2560] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'webp' | 'jpeg';

/** One size of a picture of ours, for places that take a single address (og:image, a backdrop). */
export function pictureVariant(url: string, width: PictureWidth, format: PictureFormat): string {
  const path = storedPathOf(url);
  return path ? `${mediaAddress(path)}?w=${width}&f=${format}` : url;
}

/**
 * `src` and `srcSet` of a picture. An address that is not ours is shown as it is, and so is a GIF,
 * which may move.
 */
export function pictureSource(
  url: string,
  widths: readonly PictureWidth[] = pictureWidths,
): { src: string; srcSet?: string } {
  const path = storedPathOf(url);
  if (!path || /\.gif$/i.test(path)) return { src: url };
  const sizes = widths.map((width) => `${pictureVariant(url, width, 'webp')} ${width}w`);
  return { src: url, srcSet: sizes.join(', ') };
}
