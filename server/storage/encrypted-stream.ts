import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The format: these eight bytes, a salt of 16 bytes for scrypt (N 32768, r 8, p 1, of BACKUP_KEY), a salt of 16 bytes
 * for the file, 16 bytes that tell a wrong key; then blocks of 65,536 bytes, the last one shorter, each followed by its
 * tag of 16 bytes. The key of the file is HKDF-SHA-256 of scrypt's 32 bytes with the file's salt and the info `file`
 * (`check` for the 16 bytes). A block is encrypted with AES-256-GCM; its nonce is its number in 11 bytes and a byte
 * that is 1 for the last block, so that no block can be moved or left out.
 */
const magic = Buffer.from('KAMSINB1');
const saltBytes = 16;
const headerBytes = magic.length + 3 * saltBytes;
const blockBytes = 65_536;
const tagBytes = 16;

/** The keys that scrypt derived from BACKUP_KEY, by salt and key: each is derived once. */
const stretched = new Map<string, Promise<Buffer>>();
function stretch(key: string, salt: Buffer): Promise<Buffer> {
  const id = `${salt.toString('hex')} ${key}`;
  const found =
    stretched.get(id) ??
    (promisify(scrypt) as (...words: unknown[]) => Promise<Buffer>)(key, salt, 32, {
      ...{ N: 32_768, r: 8, p: 1 },
      maxmem: 64 * 1024 * 1024,
    });
  stretched.set(id, found);
  found.catch(() => stretched.delete(id));
  return found;
}

const derive = (key: Buffer, salt: Buffer, info: 'file' | 'check') =>
  Buffer.from(hkdfSync('sha256', key, salt, info, info === 'file' ? 32 : saltBytes));

/** All files of a process share a salt, because scrypt takes a tenth of a second for each salt. */
const processSalt = randomBytes(saltBytes);

/** Encrypts a stream with a key of any length. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  key: string,
): AsyncGenerator<Buffer> {
  const fileSalt = randomBytes(saltBytes);
  const master = await stretch(key, processSalt);
  const fileKey = derive(master, fileSalt, 'file');
  yield Buffer.concat([magic, processSalt, fileSalt, derive(master, fileSalt, 'check')]);
  for await (const { block, number, isLast } of blocksOf(source, blockBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a stream. An unencrypted stream passes unchanged. `name` is the file's name in thrown sentences. */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  key: string | undefined,
  name: string,
): AsyncGenerator<Uint8Array> {
  const { head, rest } = await splitHead(source);
  if (!head.subarray(0, magic.length).equals(magic)) {
    yield head;
    yield* rest;
    return;
  }
  if (key === undefined)
    throw new Error(`${name} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  const part = (number: number) =>
    head.subarray(magic.length + number * saltBytes, magic.length + (number + 1) * saltBytes);
  const damaged = new Error(`${name} is damaged or incomplete: it cannot be decrypted.`);
  if (head.length < headerBytes) throw damaged;
  const master = await stretch(key, part(0));
  if (!timingSafeEqual(derive(master, part(1), 'check'), part(2)))
    throw new Error(
      `${name} was encrypted with another key: set BACKUP_KEY to the key that it was made with.`,
    );
  const fileKey = derive(master, part(1), 'file');
  for await (const { block, number, isLast } of blocksOf(rest, blockBytes + tagBytes)) {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast));
    try {
      decipher.setAuthTag(block.subarray(-tagBytes));
      yield Buffer.concat([decipher.update(block.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw damaged;
    }
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts a stream into blocks; the last one has less than `size` bytes, perhaps none. */
async function* blocksOf(source: AsyncIterable<Uint8Array>, size: number) {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    for (; held.length >= size; held = held.subarray(size))
      yield { block: held.subarray(0, size), number: number++, isLast: false };
  }
  yield { block: held, number, isLast: true };
}

/** Splits the header from the rest of the stream. The header of a short stream is incomplete. */
async function splitHead(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < headerBytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    held = Buffer.concat([held, value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield held.subarray(headerBytes);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: held.subarray(0, headerBytes), rest: rest() };
}
