import {
  type PictureFormat,
  type PictureShape,
  type PictureWidth,
  pictureFormats,
  pictureShapes,
  pictureWidths,
} from '#domain/files/picture-address.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';

/** A requested smaller version of a picture. */
export interface RequestedVariant {
  width: PictureWidth;
  format: PictureFormat;
  /** Undefined for the uncropped picture. */
  shape: PictureShape | undefined;
}

/** A parsed address below /media/. */
export interface MediaAddress {
  path: string;
  /** Undefined for the stored file itself. */
  variant: RequestedVariant | undefined;
}

const hasVariants = /\.(jpe?g|png|webp|gif)$/i;

function variantOf(parameters: URLSearchParams): RequestedVariant | undefined {
  const width = pictureWidths.find((known) => String(known) === parameters.get('w'));
  const format = pictureFormats.find((known) => known === parameters.get('f'));
  if (width === undefined || format === undefined) return undefined;
  const shape = pictureShapes.find((known) => known === parameters.get('s'));
  return { width, format, shape };
}

/** Parses an address below /media/; undefined if it cannot name a stored file. */
export function mediaAddressOf(url: URL): MediaAddress | undefined {
  const path = storedPathOf(url.pathname);
  if (path === undefined) return undefined;
  return { path, variant: hasVariants.test(path) ? variantOf(url.searchParams) : undefined };
}
