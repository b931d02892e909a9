/** A file of a bucket for backups. */
export interface BucketFile {
  /** From the prefix: 'backups/backup-....tar.gz', 'archive/...' or 'files/products/...'. */
  path: string;
  size: number;
  /** The time of its upload. */
  modified: Date;
}

/** The bucket that backups, the log archive and uploaded files are copied to, encrypted if there is a key. */
export interface BackupBucket {
  /** The bucket's name, for an operator. */
  name: string;
  list(folder: 'backups' | 'archive' | 'files'): AsyncIterable<BucketFile>;
  /** Uploads a file of the disk in bounded memory. */
  put(path: string, from: string, signal?: AbortSignal): Promise<void>;
  /** Downloads to a file with the modification time of the uploaded one; it appears when it is complete. Returns false if there is none. */
  fetch(path: string, to: string): Promise<boolean>;
  remove(path: string): Promise<void>;
}
