import type { Database } from '#database/connect.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import { withoutMetadata } from './metadata/without-metadata.server.ts';
import type { UploadKind } from './upload/upload-rules.ts';
import { checkUploadedFile, type UploadedFile } from './upload/uploaded-file.server.ts';

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

/** The files of one save: stored before its transaction, removed again unless that may have committed. */
export class FileBatch {
  readonly #files: FileStore;
  readonly #stored: string[] = [];
  /** Why files were left out that the save can do without, for people. */
  readonly leftOut: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * Stores a file whose content is what is wanted, without what its camera wrote into it; a refusal is a
   * value. Throws StorageError.
   */
  async store(
    destination: Destination,
    kind: UploadKind,
    file: UploadedFile,
  ): Promise<StoredUpload> {
    const check = await checkUploadedFile(kind, file);
    if (!check.ok) return check;
    const folder = typeof destination === 'string' ? destination : destination(check.mediaType);
    const bytes = await withoutMetadata(file.bytes, check.extension);
    const url = await this.#files.put(folder, bytes, check.extension);
    this.#stored.push(url);
    return { ok: true, url, mediaType: check.mediaType };
  }

  /** Goes on without a file; the texts for pictures do not name it. */
  leaveOut({ name }: UploadedFile, message: string): void {
    this.leftOut.push(message.includes(name) ? message : `${name}: ${message}`);
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
 * throws before its COMMIT, those files go again. The answer names what was left out.
 */
export async function savingFiles<Saved extends { ok: boolean }>(
  files: FileStore,
  save: (batch: FileBatch) => Promise<Saved>,
): Promise<Saved> {
  const batch = new FileBatch(files);
  try {
    const saved = await save(batch);
    return saved.ok && batch.leftOut.length > 0 ? { ...saved, left_out: batch.leftOut } : saved;
  } finally {
    await batch.undo();
  }
}
