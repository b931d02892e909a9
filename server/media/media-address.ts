import {
  type PictureFormat,
  type PictureShape,
  type PictureWidth,
  pictureFormats,
  pictureShapes,
  pictureWidths,
} from '#domain/files/picture-address.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';

export interface AskedVariant {
  width: PictureWidth;
  format: PictureFormat;
  /** Undefined for the whole picture. */
  shape: PictureShape | undefined;
}

export interface MediaAddress {
  path: string;
  /** Undefined for the stored file itself. */
  variant: AskedVariant | undefined;
}

const hasVariants = /\.(jpe?g|png|webp|gif)$/i;

function askedVariant(parameters: URLSearchParams): AskedVariant | undefined {
  const width = pictureWidths.find((known) => String(known) === parameters.get('w'));
  const format = pictureFormats.find((known) => known === parameters.get('f'));
  if (width === undefined || format === undefined) return undefined;
  const shape = pictureShapes.find((known) => known === parameters.get('s'));
  return { width, format, shape };
}

/** What an address below /media/ asks for; undefined when it can name no stored file. */
export function mediaAddressOf(url: URL): MediaAddress | undefined {
  const path = storedPathOf(url.pathname);
  if (path === undefined) return undefined;
  return { path, variant: hasVariants.test(path) ? askedVariant(url.searchParams) : undefined };
}
