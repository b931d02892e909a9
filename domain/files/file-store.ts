/** The file store, as the domain uses it. server/storage/ implements it. */

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
  /** The stored path, such as 'products/1700000000000-x.jpg', without a leading slash. */
  path: string;
  /** The size in bytes. */
  size: number;
  modified: Date;
}

export interface FileStore {
  /**
   * Stores the bytes under `<folder>/<timestamp>-<random>.<extension>` and returns the public address,
   * '/media/<folder>/<name>'. Never overwrites a file. When it resolves, the file survives a power cut.
   * Throws StorageError.
   */
  put(folder: FileFolder, bytes: Uint8Array, extension: string): Promise<string>;
  /**
   * Stores a file under its own path, as a restore does, and replaces an existing file. Returns false and
   * stores nothing if the path is not valid for a stored file. Throws StorageError.
   */
  overwrite(file: StoredFile, content: AsyncIterable<Uint8Array>): Promise<boolean>;
  /** The bytes from `start` to `end` inclusive, or all bytes; undefined if there is no such file. */
  read(
    path: string,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  /** The size and time of a file; undefined if there is no such file. */
  stat(path: string): Promise<StoredFile | undefined>;
  /** All files of all folders. */
  list(): AsyncIterable<StoredFile>;
  /** False if there was no such file. */
  remove(path: string): Promise<boolean>;
  /** Rejects if the store cannot be reached or written to. */
  ping(): Promise<void>;
}

type StorageErrorStatus = 400 | 403 | 413 | 500 | 507;

/** The store refused or failed. `reason` is a text for users, without addresses or secrets. */
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
