import type { StoredFileType } from '../content-types.ts';

/** A stored file to which no record refers, nor is about to. */
export interface StaleFile {
  /** Without a leading slash. */
  path: string;
  name: string;
  url: string;
  /** Bytes. */
  size: number;
  type: StoredFileType;
}

export interface StaleFileList {
  files: StaleFile[];
  pagination: { page: number; limit: number; total: number; totalPages: number };
  /** The types among all stale files, whichever are listed. */
  fileTypes: StoredFileType[];
}

export const staleFilesPageSize = 50;

/** What one request may delete. */
export const maxDeletedAtOnce = 1000;
