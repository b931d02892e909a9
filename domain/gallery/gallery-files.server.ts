import type { FileBatch, NewMedium } from '../files/file-batch.server.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import { pdfOfOther, pdfWithMedia } from './gallery-words.ts';

/** What a gallery item's form uploads. */
export interface GalleryFiles {
  primary_image?: UploadedFile | undefined;
  /** Of a PDF item only. */
  pdf?: UploadedFile | undefined;
  /** Of every other item only. */
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
  /** is_pdf: a file that such an item does not have; its own field may not be on the screen. */
  field: 'primary_image' | 'pdf' | 'is_pdf';
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
  if (isPdf && files.media.length > 0) return refused('is_pdf', pdfWithMedia);
  if (!isPdf && files.pdf) return refused('is_pdf', pdfOfOther);
  if (files.primary_image) {
    const image = await batch.store('gallery-items', 'image', files.primary_image);
    if (!image.ok) return refused('primary_image', image.message);
    stored.primary_image_url = image.url;
  }
  if (files.pdf) {
    const pdf = await batch.store('documents', 'pdf', files.pdf);
    if (!pdf.ok) return refused('pdf', pdf.message);
    stored.pdf_url = pdf.url;
  }
  const folder = (type: string) => (type === 'video' ? 'gallery-videos' : 'gallery-items');
  stored.media = await batch.storeMedia(folder, files.media);
  return stored;
}
