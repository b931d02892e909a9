import type { FileStore } from './file-store.ts';
import { storedPathOf } from './stored-path.ts';
import type { UploadedFile } from './upload/uploaded-file.server.ts';

/** Reads the stored files of a record as uploads, so that a copy of the record gets its own files. */
export class StoredCopies {
  readonly #files: FileStore;
  /** One text for each file that could not be read, with the reason. */
  readonly leftOut: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Records that the original record no longer exists. */
  noteMissing(noun: string): void {
    this.leftOut.push(`The original ${noun} has been deleted, so its files were not copied`);
  }

  /** Reads a file. Undefined if there is no address or no such stored file. Throws StorageError. */
  async read(address: string | null | undefined): Promise<UploadedFile | undefined> {
    if (!address) return undefined;
    const path = storedPathOf(address);
    const stream = path && (await this.#files.read(path));
    const name = address.split('/').at(-1) ?? address;
    if (!stream) {
      this.leftOut.push(`${name}: not stored here`);
      return undefined;
    }
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return { name, type: '', bytes, tooLarge: false };
  }

  /** Reads those of the files that exist, in this order, with their ids as keys. Throws StorageError. */
  async readAll(stored: readonly { id: number; url: string }[]): Promise<UploadedFile[]> {
    const files: UploadedFile[] = [];
    for (const { id, url } of stored) {
      const file = await this.read(url);
      if (file) files.push({ ...file, key: String(id) });
    }
    return files;
  }
}
