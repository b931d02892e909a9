/** Where uploaded files live, as the domain sees it. server/storage/ keeps the promises. */

export const fileFolders = [
  'products',
  'pdf',
  'item-code-images',
  'gallery-items',
  'gallery-videos',
  'documents',
  'news',
  'carousel',
] as const;

export type FileFolder = (typeof fileFolders)[number];

export interface StoredFile {
  /** 'products/1700000000000-x.jpg', without a leading slash. */
  path: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

export interface FileStore {
  /**
   * Stores the bytes under `<folder>/<timestamp>-<random>.<extension>` and answers the public
   * address, '/media/<folder>/<name>'. Never overwrites; when it resolves, the file outlives a
   * power cut. Throws StorageError.
   */
  put(folder: FileFolder, bytes: Uint8Array, extension: string): Promise<string>;
  /**
   * Stores a file under the path that it had before, as a restore does, and replaces the one that is
   * there. False, and nothing is stored, for a path that no file of a store has. Throws StorageError.
   */
  overwrite(file: StoredFile, content: AsyncIterable<Uint8Array>): Promise<boolean>;
  /** The bytes from `start` to `end`, both included, or all; undefined when there is no such file. */
  read(
    path: string,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  stat(path: string): Promise<StoredFile | undefined>;
  /** Every file of every folder. */
  list(): AsyncIterable<StoredFile>;
  /** False when there was no such file. */
  remove(path: string): Promise<boolean>;
  /** Rejects when the store cannot be reached or written. */
  ping(): Promise<void>;
}

type StorageErrorStatus = 400 | 403 | 413 | 500 | 507;

/** The store refused or failed. `reason` is a phrase for people, without addresses or secrets. */
export class StorageError extends Error {
  readonly status: StorageErrorStatus;
  readonly reason: string;

  constructor(status: StorageErrorStatus, reason: string, cause?: unknown) {
    super(`storage answered ${status}: ${reason}`, { cause });
    this.name = 'StorageError';
    this.status = status;
    this.reason = reason;
  }
}
