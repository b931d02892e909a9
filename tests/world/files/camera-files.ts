import sharp from 'sharp';
import { pngChunk } from '#domain/files/metadata/png.ts';

/** Part of a camera's metadata: its name, and the place of a video. */
export const cameraName = 'Zaunkoenig D850';
export const filmPlace = '+22.2783+114.1747/';

const exif = {
  IFD0: { Make: cameraName, Model: cameraName, Artist: cameraName },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '22/1 16/1 42/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '114/1 10/1 29/1',
  },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="22,16.7N" exif:Owner="${cameraName}"/></rdf:RDF></x:xmpmeta>`;

type Format = 'jpeg' | 'png' | 'webp';

/** A picture with a place, a camera and a colour profile, to be rotated by 90 degrees. */
export async function cameraPicture(format: Format, orientation = 6): Promise<Uint8Array> {
  const size = { width: 24, height: 16 };
  const pixels = Buffer.from(
    Array.from({ length: size.width * size.height * 3 }, (_, at) => (at * 7) % 256),
  );
  const made = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExifMerge({ ...exif, IFD0: { ...exif.IFD0, Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
  if (format === 'png') return withPngTexts(made);
  return new Uint8Array(format === 'jpeg' ? withOtherPicture(withComment(made)) : made);
}

/** A comment and Photoshop's segment, directly after the start. */
function withComment(jpeg: Buffer): Buffer {
  const segment = (marker: number, text: string) => {
    const length = text.length + 2;
    return Buffer.concat([
      Buffer.from([0xff, marker, length >> 8, length & 0xff]),
      Buffer.from(text, 'latin1'),
    ]);
  };
  const texts = [segment(0xfe, cameraName), segment(0xed, `Photoshop 3.0\0${cameraName}`)];
  return Buffer.concat([jpeg.subarray(0, 2), ...texts, jpeg.subarray(2)]);
}

/** Telephones append a second picture or a video. */
const withOtherPicture = (jpeg: Buffer): Buffer => Buffer.concat([jpeg, jpeg]);

function withPngTexts(png: Buffer): Uint8Array {
  const header = 8 + 25;
  const texts = [
    pngChunk('tEXt', Buffer.from(`Author\0${cameraName}`)),
    pngChunk('tIME', new Uint8Array(7)),
  ];
  return new Uint8Array(Buffer.concat([png.subarray(0, header), ...texts, png.subarray(header)]));
}

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The boxes of a telephone's video: its place twice, and its camera in a track. */
export function cameraFilm(): Uint8Array<ArrayBuffer> {
  const place = box('\xa9xyz', Buffer.from(`\0\x12\x15\xc7${filmPlace}`, 'latin1'));
  const keys = box(
    'meta',
    box('keys', Buffer.from(cameraName)),
    box('ilst', Buffer.from(filmPlace)),
  );
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('udta', Buffer.from(cameraName)));
  return new Uint8Array(
    Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\x02\0isommp42', 'latin1')),
      box('moov', box('mvhd', Buffer.alloc(100)), track, box('udta', place), keys),
      box('uuid', Buffer.alloc(16), Buffer.from(filmPlace)),
      box('mdat', Buffer.from('the film itself')),
    ]),
  );
}
