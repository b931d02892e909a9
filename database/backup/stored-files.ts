/** The folder of the uploaded files in an archive. */
export const filesName = 'files';

export interface BackedUpFile {
  /** 'products/1700000000000-x.jpg'. */
  path: string;
  /** The size in bytes. */
  size: number;
  modified: Date;
}

/** The uploaded files, on a disk or in a bucket, as backup and restore use them. */
export interface StoredFiles {
  list(): AsyncIterable<BackedUpFile>;
  /** Returns undefined if there is no such file. */
  stat(path: string): Promise<BackedUpFile | undefined>;
  read(path: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Stores a file under its path and replaces an existing one. Returns false if the path is not valid in the store. */
  overwrite(file: BackedUpFile, content: AsyncIterable<Uint8Array>): Promise<boolean>;
}
