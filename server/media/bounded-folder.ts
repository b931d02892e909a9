import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An unfinished file that is older than this many milliseconds was left by a process that died. */
const abandonedAfter = 60_000;

interface Entry {
  path: string;
  size: number;
  modified: number;
}

/**
 * A cache folder: if it exceeds `maxBytes`, the oldest files are removed. Writing is atomic, so a file is never
 * partial.
 */
export class BoundedFolder {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** The size of the folder; undefined until it has been scanned. */
  #bytes: number | undefined;
  #clearing: Promise<void> | undefined;

  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  /** Reads a file; undefined if it is missing or cannot be read. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return readFile(join(this.#directory, name)).then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );
  }

  /** Writes a file, and removes the oldest ones if the folder is too large. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const temporary = join(this.#directory, `${randomBytes(8).toString('hex')}.part`);
    try {
      // Without the flush, a power cut can leave an empty file under the name.
      await writeFile(temporary, bytes, { flag: 'wx', flush: true });
      await rename(temporary, join(this.#directory, name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    if (this.#bytes !== undefined) this.#bytes += bytes.length;
    if (this.#bytes === undefined || this.#bytes > this.#maxBytes) await this.#clear();
  }

  /** Removes the oldest files until a tenth of the limit is free. */
  #clear(): Promise<void> {
    this.#clearing ??= this.#removeOldest().finally(() => {
      this.#clearing = undefined;
    });
    return this.#clearing;
  }

  async #removeOldest(): Promise<void> {
    const entries = await this.#entries();
    let bytes = entries.reduce((sum, { size }) => sum + size, 0);
    const target = bytes > this.#maxBytes ? this.#maxBytes * 0.9 : this.#maxBytes;
    for (const { path, size } of entries.sort((a, b) => a.modified - b.modified)) {
      if (bytes <= target) break;
      await rm(path, { force: true });
      bytes -= size;
    }
    this.#bytes = bytes;
  }

  async #entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const { name } of await opendir(this.#directory)) {
      const path = join(this.#directory, name);
      const found = await stat(path).catch(() => undefined);
      const isBeingWritten =
        name.endsWith('.part') && found && Date.now() - found.mtimeMs < abandonedAfter;
      if (found && !isBeingWritten)
        entries.push({ path, size: found.size, modified: found.mtimeMs });
    }
    return entries;
  }
}
