/** A file of a bucket for backups. */
export interface BucketFile {
  /** The path after the prefix: 'backups/backup-....tar.gz', 'archive/...' or 'files/products/...'. */
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
  /**
   * Downloads a file and gives it the modification time that it had at the upload. The file appears only when it is
   * complete. Returns false if the bucket does not have it.
   */
  fetch(path: string, to: string): Promise<boolean>;
  remove(path: string): Promise<void>;
}
