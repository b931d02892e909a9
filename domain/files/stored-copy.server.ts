import type { FileStore } from './file-store.ts';
import { storedPathOf } from './stored-path.ts';
import type { UploadedFile } from './upload/uploaded-file.server.ts';

/** Files of a record as if they had been uploaded once more, so that its copy has files of its own. */
export class StoredCopies {
  readonly #files: FileStore;
  /** For each file that could not be read, why it is missing, for people. */
  readonly leftOut: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Notes that the record whose files were to be copied is not there. */
  noteMissing(noun: string): void {
    this.leftOut.push(
      `The ${noun} that this is a copy of has been deleted, so its files were not copied`,
    );
  }

  /** Undefined without an address, and where no file of ours is there. Throws StorageError. */
  async read(address: string | null | undefined): Promise<UploadedFile | undefined> {
    if (!address) return undefined;
    const path = storedPathOf(address);
    const stream = path && (await this.#files.read(path));
    const name = address.split('/').at(-1) ?? address;
    if (!stream) {
      this.leftOut.push(`${name}: it is not stored here`);
      return undefined;
    }
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return { name, type: '', bytes, tooLarge: false };
  }

  async readAll(addresses: readonly string[]): Promise<UploadedFile[]> {
    const files: UploadedFile[] = [];
    for (const address of addresses) {
      const file = await this.read(address);
      if (file) files.push(file);
    }
    return files;
  }
}
