import type { StoredFileType } from '../content-types.ts';

/** A stored file that no record refers to, and that no running save is about to use. */
export interface StaleFile {
  /** The stored path, without a leading slash. */
  path: string;
  name: string;
  url: string;
  /** The size in bytes. */
  size: number;
  type: StoredFileType;
}

export interface StaleFileList {
  files: StaleFile[];
  pagination: { page: number; limit: number; total: number; totalPages: number };
  /** The types of all stale files, not only of this page. */
  fileTypes: StoredFileType[];
}

export const staleFilesPageSize = 50;

/** The most files that one request may delete. */
export const maxDeletedAtOnce = 1000;
