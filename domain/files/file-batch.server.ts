import type { FileFolder, FileStore } from './file-store.ts';
import type { UploadKind } from './upload-rules.ts';
import { checkUploadedFile, type UploadedFile } from './uploaded-file.server.ts';

export type StoredUpload =
  | { ok: true; url: string; mediaType: 'image' | 'video' | 'pdf' }
  | { ok: false; message: string };

/** The files of one save: stored before its transaction, removed again when that fails. */
export class FileBatch {
  readonly #files: FileStore;
  readonly #stored: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Stores a file whose content is what is wanted; a refusal is a value. Throws StorageError. */
  async store(folder: FileFolder, kind: UploadKind, file: UploadedFile): Promise<StoredUpload> {
    const check = await checkUploadedFile(kind, file);
    if (!check.ok) return check;
    const url = await this.#files.put(folder, file.bytes, check.extension);
    this.#stored.push(url);
    return { ok: true, url, mediaType: check.mediaType };
  }

  /** Removes what was stored. A file that stays all the same is found as a stale one later. */
  async undo(): Promise<void> {
    const removals = this.#stored
      .splice(0)
      .map((url) => this.#files.remove(url.slice('/media/'.length)));
    await Promise.allSettled(removals);
  }
}
