import type { Database } from '#database/connect.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import { withoutMetadata } from './metadata/without-metadata.server.ts';
import type { UploadKind } from './upload/upload-rules.ts';
import { checkUploadedFile, type UploadedFile } from './upload/uploaded-file.server.ts';

export type UploadOutcome =
  | { ok: true; url: string; mediaType: MediaType }
  | { ok: false; message: string };

/** A folder, or a function that returns the folder for a media type. */
export type Destination = FileFolder | ((mediaType: MediaType) => FileFolder);

type MediaType = 'image' | 'video' | 'pdf';

export interface NewMedium {
  url: string;
  media_type: 'image' | 'video';
  alt_text?: string | null;
  is_decorative?: boolean;
}

/** The files of one save. They are stored before its transaction, and removed unless it may have committed. */
export class SavedFiles {
  readonly #files: FileStore;
  readonly #stored: string[] = [];
  /** One text for each optional file that was left out, with the reason. */
  readonly leftOut: string[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * Stores a file without camera metadata if its content is of the wanted kind; otherwise returns a refusal.
   * Throws StorageError.
   */
  async store(
    destination: Destination,
    kind: UploadKind,
    file: UploadedFile,
  ): Promise<UploadOutcome> {
    const check = await checkUploadedFile(kind, file);
    if (!check.ok) return check;
    const folder = typeof destination === 'string' ? destination : destination(check.mediaType);
    const bytes = await withoutMetadata(file.bytes, check.extension);
    const url = await this.#files.put(folder, bytes, check.extension);
    this.#stored.push(url);
    return { ok: true, url, mediaType: check.mediaType };
  }

  /** Records that a file was left out. The texts for pictures do not contain the file name, so it is added. */
  leaveOut({ name }: UploadedFile, message: string): void {
    this.leftOut.push(message.includes(name) ? message : `${name}: ${message}`);
  }

  /**
   * Runs the transaction of the save, whose records refer to the files. From the COMMIT on, the batch keeps
   * the files: if the answer is lost, the transaction may have committed.
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

  /** Removes the stored files. A file whose removal fails becomes a stale file. */
  async undo(): Promise<void> {
    const removals = this.#stored
      .splice(0)
      .map((url) => this.#files.remove(url.slice('/media/'.length)));
    await Promise.allSettled(removals);
  }
}

/**
 * Runs a save with a new batch. Removes its files if the save is refused or throws before its COMMIT.
 * `left_out` of the result lists the files that were left out.
 */
export async function savingFiles<Saved extends { ok: boolean }>(
  files: FileStore,
  save: (batch: SavedFiles) => Promise<Saved>,
): Promise<Saved> {
  const batch = new SavedFiles(files);
  try {
    const saved = await save(batch);
    return saved.ok && batch.leftOut.length > 0 ? { ...saved, left_out: batch.leftOut } : saved;
  } finally {
    await batch.undo();
  }
}
