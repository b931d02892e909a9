import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxFileBytes, type UploadKind } from './upload-rules.ts';
import { checkUploadedFile } from './uploaded-file.server.ts';

const bytesOf = (source: string | Uint8Array) => new Uint8Array(Buffer.from(source));
const check = (kind: UploadKind, name: string, source: string | Uint8Array) =>
  checkUploadedFile(kind, { name, bytes: bytesOf(source), tooLarge: false });

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b8923f' } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
/** Every frame in another grey: equal frames would be stored as one. */
const frames = (count: number, size: number) =>
  sharp(
    Buffer.concat(
      Array.from({ length: count }, (_, at) => Buffer.alloc(size * size * 3, (at % 32) * 8)),
    ),
    { raw: { width: size, height: size * count, channels: 3, pageHeight: size } },
  );

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2'),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('moov'),
]);
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
]);
const matroska = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88]),
  Buffer.from('matroska'),
]);
const ogg = (stream: string) =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from(stream), Buffer.alloc(40)]);
const theora = ogg('\x80theora');
const vorbis = ogg('\x01vorbis');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

test.each([
  ['jpg', () => canvas(20, 20).jpeg()],
  ['png', () => canvas(20, 20).png()],
  ['webp', () => canvas(20, 20).webp()],
  ['gif', () => canvas(20, 20).gif()],
  ['gif', () => frames(3, 16).gif()],
  ['webp', () => frames(3, 16).webp()],
])('a whole picture is stored as .%s, whatever its name', async (extension, picture) => {
  const bytes = await picture().toBuffer();
  for (const kind of ['image', 'media'] as const) {
    expect(await check(kind, 'anything.exe', bytes)).toEqual({
      ok: true,
      extension,
      mediaType: 'image',
    });
  }
});

test.each([
  ['mp4', mp4],
  ['webm', webm],
  ['ogg', theora],
])('a .%s is a video by its container, and not a picture', async (extension, bytes) => {
  expect(await check('media', 'a.jpg', bytes)).toEqual({ ok: true, extension, mediaType: 'video' });
  expect(await check('image', 'a.jpg', bytes)).toMatchObject({ ok: false });
});

test('a PDF is accepted only in fields for a PDF', async () => {
  expect(await check('pdf', 'a.pdf', pdf)).toEqual({
    ok: true,
    extension: 'pdf',
    mediaType: 'pdf',
  });
  expect(await check('media', 'a.mp4', pdf)).toMatchObject({ ok: false });
  expect(await check('pdf', 'a.pdf', await canvas(9, 9).png().toBuffer())).toMatchObject({
    ok: false,
  });
});

test.each([
  ['HTML', html],
  ['SVG', svg],
  ['SVG behind an XML declaration', `<?xml version="1.0"?>${svg}`],
  ['text', 'hello'],
  ['nothing at all', ''],
  ['a Matroska file', matroska],
  ['sound in an Ogg file', vorbis],
  ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(document.domain)//'],
  ['HTML that pretends to be an MP4', '<!--ftypisom--><script>alert(1)</script>'],
  ['HTML before a PDF', `${html}%PDF-1.4\n%%EOF`],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0')],
  ['an executable', Buffer.from('MZ\x90\0\x03')],
])('%s is refused everywhere, whatever its name', async (_, bytes) => {
  for (const [kind, name] of [
    ['image', 'a.jpg'],
    ['media', 'a.mp4'],
    ['pdf', 'a.pdf'],
  ] as const) {
    expect(await check(kind, name, bytes)).toMatchObject({ ok: false });
  }
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a truncated %s is refused', async (format) => {
  const whole = await noise(300, 300).toFormat(format).toBuffer();
  expect(await check('image', 'a.jpg', whole)).toMatchObject({ ok: true });
  const cut = whole.subarray(0, Math.floor(whole.length / 2));
  expect(await check('image', 'a.jpg', cut)).toMatchObject({ ok: false });
});

test('a picture with appended data is still accepted as a picture', async () => {
  const picture = await canvas(20, 20).jpeg().toBuffer();
  const both = Buffer.concat([picture, Buffer.from(html), pdf]);
  expect(await check('image', 'a.html', both)).toMatchObject({ ok: true, extension: 'jpg' });
  expect(await check('pdf', 'a.pdf', both)).toMatchObject({ ok: false });
});

test('a small file that claims to be a huge picture is refused before it fills the memory', async () => {
  const bomb = await canvas(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(maxFileBytes);
  expect(await check('image', 'a.png', bomb)).toMatchObject({ ok: false });
});

test('frames count towards the limit of pixels', async () => {
  const moving = (count: number) =>
    frames(count, 1000).gif({ effort: 1, reuse: false, interFrameMaxError: 0 }).toBuffer();
  expect(await check('image', 'a.gif', await moving(4))).toMatchObject({ ok: true });
  expect(await check('image', 'a.gif', await moving(60))).toMatchObject({ ok: false });
});

test('every refusal has the text of its field', async () => {
  const large = { name: 'b.mp4', bytes: bytesOf(''), tooLarge: true };
  const message = (text: string) => ({ ok: false, message: text });
  expect(await checkUploadedFile('image', large)).toEqual(message('Image must be less than 5MB'));
  expect(await checkUploadedFile('media', large)).toEqual(
    message('File "b.mp4" must be less than 5MB'),
  );
  expect(await check('image', 'a.svg', svg)).toEqual(
    message('File must be an image (JPEG, PNG, WebP, GIF)'),
  );
  expect(await check('media', 'a.svg', svg)).toEqual(
    message('File "a.svg" must be an image or video'),
  );
});
