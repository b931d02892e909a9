import sharp, { type Sharp } from 'sharp';

/** The size of a maskable icon in pixels, and that of the picture on it: platforms cut up to a fifth from each side. */
const size = 512;
export const maskableInner = 410;

/** A maskable icon: the picture, of `maskableInner` pixels, in the middle of a coloured square. */
export function maskableIcon(picture: Uint8Array, background: string): Sharp {
  const edge = (size - maskableInner) / 2;
  return sharp(picture)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .flatten({ background })
    .png();
}
