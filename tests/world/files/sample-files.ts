import sharp from 'sharp';
import type { FileToSend } from '../../admin/admin-site.ts';

/** Small valid files. */

export async function samplePicture(name = 'spool.png'): Promise<FileToSend> {
  const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b08d4a' } })
    .png()
    .toBuffer();
  return { name, type: 'image/png', bytes: new Uint8Array(made) };
}

export const samplePdf: FileToSend = {
  name: 'book.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'),
};

/** The first boxes of an MP4 file. */
export const sampleVideo: FileToSend = {
  name: 'turn.mp4',
  type: 'video/mp4',
  bytes: new Uint8Array([
    ...[0, 0, 0, 24, ...Buffer.from('ftypisom'), 0, 0, 2, 0, ...Buffer.from('isommp42')],
    ...[0, 0, 0, 8, ...Buffer.from('free')],
  ]),
};

/** Named like a picture, but a drawing that may contain scripts. */
export const falsePicture: FileToSend = {
  name: 'false.png',
  type: 'image/png',
  bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};
