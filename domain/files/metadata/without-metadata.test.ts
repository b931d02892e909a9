import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import {
  cameraFilm,
  cameraName,
  cameraPicture,
  filmPlace,
} from '#tests/world/files/camera-files.ts';
import { withoutMetadata } from './without-metadata.server.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
const ending = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const says = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, 'latin1');
const upright = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();

test.each(formats)('a %s loses place and camera but no pixel', async (format) => {
  const taken = await cameraPicture(format);
  expect(says(taken, cameraName)).toBe(true);
  expect((await sharp(taken).metadata()).xmp).toBeDefined();
  const stripped = await withoutMetadata(taken, ending[format]);
  expect(says(stripped, cameraName)).toBe(false);
  const { xmp, iptc, exif, comments, icc, orientation } = await sharp(stripped).metadata();
  expect([xmp, iptc, comments]).toEqual([undefined, undefined, undefined]);
  // Only the orientation: a name of six bytes, a header, one entry.
  expect(exif?.length ?? 0).toBeLessThanOrEqual(6 + 8 + 18);
  expect(orientation).toBe(6);
  expect(icc).toEqual((await sharp(taken).metadata()).icc);
  expect(await upright(stripped)).toEqual(await upright(taken));
});

test.each(formats)('an upright %s keeps no EXIF', async (format) => {
  const stripped = await withoutMetadata(await cameraPicture(format, 1), ending[format]);
  expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  expect(says(stripped, 'Exif')).toBe(false);
});

test.each(formats)(
  'a stripped %s keeps the same bytes when it is stripped again',
  async (format) => {
    const once = await withoutMetadata(await cameraPicture(format), ending[format]);
    expect(await withoutMetadata(once, ending[format])).toEqual(once);
  },
);

test.each([
  ['progressive', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['moving', (picture: Sharp) => picture.webp({ lossless: true })],
  ['transparent', (picture: Sharp) => picture.png({ palette: true })],
])('a %s picture without metadata stays the same bytes', async (_, encode) => {
  const frames = { raw: { width: 16, height: 48, channels: 4, pageHeight: 16 } } as const;
  const pixels = Buffer.from(Array.from({ length: 16 * 48 * 4 }, (_, at) => (at * 11) % 256));
  const bytes = new Uint8Array(await encode(sharp(pixels, frames)).toBuffer());
  const { format } = await sharp(bytes).metadata();
  expect(await withoutMetadata(bytes, format === 'jpeg' ? 'jpg' : (format ?? ''))).toEqual(bytes);
});

test('the title of a picture does not keep its place', async () => {
  const stripped = await withoutMetadata(await cameraPicture('png'), 'jpg');
  expect(says(stripped, cameraName)).toBe(false);
  expect((await sharp(stripped).metadata()).format).toBe('png');
});

test('a malformed picture is encoded again, upright', async () => {
  const taken = await cameraPicture('jpeg');
  // Bytes between the segments, which browsers and decoders skip.
  const odd = Buffer.concat([taken.subarray(0, 2), Buffer.from([0, 0]), taken.subarray(2)]);
  const stripped = await withoutMetadata(new Uint8Array(odd), 'jpg');
  expect(says(stripped, cameraName)).toBe(false);
  const { format, width, height, orientation } = await sharp(stripped).metadata();
  expect([format, width, height, orientation]).toEqual(['jpeg', 16, 24, undefined]);
});

test('a video loses place and camera, and every other byte stays in place', async () => {
  const taken = cameraFilm();
  const stripped = await withoutMetadata(taken, 'mp4');
  expect(stripped).toHaveLength(taken.length);
  for (const text of [cameraName, filmPlace]) {
    expect(says(taken, text)).toBe(true);
    expect(says(stripped, text)).toBe(false);
  }
  const film = Buffer.from('the film itself');
  expect(Buffer.from(stripped).indexOf(film)).toBe(Buffer.from(taken).indexOf(film));
  expect(await withoutMetadata(stripped, 'mp4')).toEqual(stripped);
  // Cut off within its last box, like an interrupted upload.
  const cut = await withoutMetadata(taken.subarray(0, -4), 'mp4');
  expect(says(cut, filmPlace)).toBe(false);
});
