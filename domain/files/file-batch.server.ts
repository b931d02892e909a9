import type { Database } from '#database/connect.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import type { UploadKind } from './upload-rules.ts';
import { checkUploadedFile, type UploadedFile } from './uploaded-file.server.ts';

export type StoredUpload =
  | { ok: true; url: string; mediaType: MediaType }
  | { ok: false; message: string };

/** A folder, or the one for each type of content. */
export type Destination = FileFolder | ((mediaType: MediaType) => FileFolder);

type MediaType = 'image' | 'video' | 'pdf';

export interface NewMedium {
  url: string;
  media_type: 'image' | 'video';
}

/** The files of one save: stored before its transaction, removed again unless that may have been kept. */
export class FileBatch {
  readonly #files: FileStore;
  readonly #stored: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Stores a file whose content is what is wanted; a refusal is a value. Throws StorageError. */
  async store(
    destination: Destination,
    kind: UploadKind,
    file: UploadedFile,
  ): Promise<StoredUpload> {
    const check = await checkUploadedFile(kind, file);
    if (!check.ok) return check;
    const folder = typeof destination === 'string' ? destination : destination(check.mediaType);
    const url = await this.#files.put(folder, file.bytes, check.extension);
    this.#stored.push(url);
    return { ok: true, url, mediaType: check.mediaType };
  }

  /**
   * Stores pictures and videos. Those that are neither are named, each with its own text, in the
   * order sent. Throws StorageError.
   */
  async storeMedia(
    destination: Destination,
    files: UploadedFile[],
  ): Promise<{ ok: true; media: NewMedium[] } | { ok: false; messages: string[] }> {
    const media: NewMedium[] = [];
    const messages: string[] = [];
    for (const file of files) {
      const stored = await this.store(destination, 'media', file);
      if (!stored.ok) messages.push(stored.message);
      else if (stored.mediaType !== 'pdf') {
        media.push({ url: stored.url, media_type: stored.mediaType });
      }
    }
    return messages.length === 0 ? { ok: true, media } : { ok: false, messages };
  }

  /**
   * Runs the one transaction of the save, whose records refer to the files. Once its COMMIT is on
   * its way the files are no longer this batch's to remove: an answer that is lost may have been yes.
   */
  async write<Saved extends { ok: boolean }>(
    db: Database,
    save: (tx: Database) => Promise<Saved>,
  ): Promise<Saved> {
    return db.transaction(async (tx) => {
      const saved = await save(tx);
      if (saved.ok) this.#stored.length = 0;
      return saved;
    });
  }

  /** Removes what was stored. A file that stays all the same is found as a stale one later. */
  async undo(): Promise<void> {
    const removals = this.#stored
      .splice(0)
      .map((url) => this.#files.remove(url.slice('/media/'.length)));
    await Promise.allSettled(removals);
  }
}

/**
 * Runs a save that stores files in a batch of its own. Unless it answers ok, and also when it
 * throws before its COMMIT, those files go again.
 */
export async function savingFiles<Saved extends { ok: boolean }>(
  files: FileStore,
  save: (batch: FileBatch) => Promise<Saved>,
): Promise<Saved> {
  const batch = new FileBatch(files);
  try {
    return await save(batch);
  } finally {
    await batch.undo();
  }
}
