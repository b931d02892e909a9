import type { FileBatch, NewMedium } from '../files/file-batch.server.ts';
import type { UploadedFile } from '../files/uploaded-file.server.ts';

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
  field: keyof NewsFiles;
  messages: string[];
}

/** Stores the files field by field; the first field with a refused file ends it. Throws StorageError. */
export async function storeNewsFiles(
  batch: FileBatch,
  files: NewsFiles,
): Promise<NewsMedia | NewsFileRefused> {
  const refused = (field: keyof NewsFiles, messages: string[]) =>
    ({ ok: false, refusal: 'file', field, messages }) as const;
  const primary = files.primary_image && (await batch.store('news', 'image', files.primary_image));
  if (primary && !primary.ok) return refused('primary_image', [primary.message]);
  const stored = await batch.storeMedia('news', files.media);
  if (!stored.ok) return refused('media', stored.messages);
  return { ...(primary && { primary_image_url: primary.url }), media: stored.media };
}
