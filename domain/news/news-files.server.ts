import type { FileBatch, NewMedium } from '../files/file-batch.server.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';

/** What a news item's form uploads. */
export interface NewsFiles {
  /** Required for a new item. */
  primary_image?: UploadedFile | undefined;
  media: UploadedFile[];
}

/** Where a news item's files were stored. */
export interface NewsMedia {
  primary_image_url?: string;
  media: NewMedium[];
}

export interface NewsFileRefused {
  ok: false;
  refusal: 'file';
  field: 'primary_image';
  message: string;
}

/** Stores the files; a refused picture ends it, but invalid media are left out. Throws StorageError. */
export async function storeNewsFiles(
  batch: FileBatch,
  files: NewsFiles,
): Promise<NewsMedia | NewsFileRefused> {
  const primary = files.primary_image && (await batch.store('news', 'image', files.primary_image));
  if (primary && !primary.ok) {
    return { ok: false, refusal: 'file', field: 'primary_image', message: primary.message };
  }
  const media = await batch.storeMedia('news', files.media);
  return { ...(primary && { primary_image_url: primary.url }), media };
}
