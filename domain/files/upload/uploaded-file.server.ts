import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import {
  maxFileBytes,
  maxPicturePixels,
  smallestIcon,
  type UploadKind,
  uploadRules,
} from './upload-rules.ts';

/** A file as a form sent it. Its name and type are claims of the sender. */
export interface UploadedFile {
  name: string;
  type: string;
  /** Empty if the file was too large: its bytes are discarded. */
  bytes: Uint8Array<ArrayBuffer>;
  tooLarge: boolean;
  /** The key of its texts in the form of the record, if it is not its place among the chosen files. */
  key?: string;
}

/** What the content of a file is, whatever its sender says. */
interface Recognised {
  extension: string;
  mediaType: 'image' | 'video' | 'pdf';
}

const recognisable: Record<string, Recognised> = {
  'image/jpeg': { extension: 'jpg', mediaType: 'image' },
  'image/png': { extension: 'png', mediaType: 'image' },
  'image/apng': { extension: 'png', mediaType: 'image' },
  'image/webp': { extension: 'webp', mediaType: 'image' },
  'image/gif': { extension: 'gif', mediaType: 'image' },
  'video/mp4': { extension: 'mp4', mediaType: 'video' },
  'video/x-m4v': { extension: 'mp4', mediaType: 'video' },
  'video/webm': { extension: 'webm', mediaType: 'video' },
  'video/ogg': { extension: 'ogg', mediaType: 'video' },
  // The type of an Ogg file whose first stream is an index of the other streams.
  'application/ogg': { extension: 'ogg', mediaType: 'video' },
  'application/pdf': { extension: 'pdf', mediaType: 'pdf' },
};

/** Decodes every pixel of every frame, because a valid header does not prove a valid picture. */
async function decodes(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, {
      animated: true,
      failOn: 'error',
      limitInputPixels: maxPicturePixels,
      sequentialRead: true,
    }).stats();
    return true;
  } catch {
    return false;
  }
}

/** Whether the first four bytes are a plausible box length. If they are text, the file is not an MP4. */
function startsWithWholeBox(bytes: Uint8Array): boolean {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return length >= 16 && length <= bytes.length;
}

async function recognise(bytes: Uint8Array): Promise<Recognised | undefined> {
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const recognised = recognisable[sniffed?.mime ?? ''];
  if (recognised?.mediaType === 'image' && !(await decodes(bytes))) return undefined;
  if (recognised?.extension === 'mp4' && !startsWithWholeBox(bytes)) return undefined;
  return recognised;
}

async function accepts(
  kind: UploadKind,
  { mediaType, extension }: Recognised,
  bytes: Uint8Array,
): Promise<boolean> {
  if (kind === 'media') return mediaType !== 'pdf';
  if (kind !== 'icon') return kind === mediaType;
  if (extension !== 'png') return false;
  const { width, height } = await sharp(bytes).metadata();
  return Math.min(width, height) >= smallestIcon;
}

/** Checks by content whether a file may be stored as this kind. */
export async function checkUploadedFile(
  kind: UploadKind,
  file: Pick<UploadedFile, 'name' | 'bytes' | 'tooLarge'>,
): Promise<({ ok: true } & Recognised) | { ok: false; message: string }> {
  const rule = uploadRules[kind];
  if (file.tooLarge || file.bytes.length > maxFileBytes) {
    return { ok: false, message: rule.tooLarge(file.name) };
  }
  const recognised = await recognise(file.bytes);
  if (!recognised || !(await accepts(kind, recognised, file.bytes))) {
    return { ok: false, message: rule.wrongType(file.name) };
  }
  return { ok: true, ...recognised };
}
