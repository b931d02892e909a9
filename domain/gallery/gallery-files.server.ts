import type { FileBatch, NewMedium } from '../files/file-batch.server.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';

/** What a gallery item's form uploads. */
export interface GalleryFiles {
  primary_image?: UploadedFile | undefined;
  /** Stored for a PDF item only. */
  pdf?: UploadedFile | undefined;
  /** Stored for every other item only. */
  media: UploadedFile[];
}

/** Where a gallery item's files were stored. */
export interface GalleryMedia {
  primary_image_url?: string;
  pdf_url?: string;
  media: NewMedium[];
}

export interface GalleryFileRefused {
  ok: false;
  refusal: 'file';
  field: 'primary_image' | 'pdf';
  message: string;
}

/** Stores the files; a refused one ends it, but invalid media are left out. Throws StorageError. */
export async function storeGalleryFiles(
  batch: FileBatch,
  files: GalleryFiles,
  isPdf: boolean,
): Promise<GalleryMedia | GalleryFileRefused> {
  const stored: GalleryMedia = { media: [] };
  const refused = (field: GalleryFileRefused['field'], message: string) =>
    ({ ok: false, refusal: 'file', field, message }) as const;
  if (files.primary_image) {
    const image = await batch.store('gallery-items', 'image', files.primary_image);
    if (!image.ok) return refused('primary_image', image.message);
    stored.primary_image_url = image.url;
  }
  if (isPdf && files.pdf) {
    const pdf = await batch.store('documents', 'pdf', files.pdf);
    if (!pdf.ok) return refused('pdf', pdf.message);
    stored.pdf_url = pdf.url;
  }
  const folder = (type: string) => (type === 'video' ? 'gallery-videos' : 'gallery-items');
  stored.media = await batch.storeMedia(folder, isPdf ? [] : files.media);
  return stored;
}
