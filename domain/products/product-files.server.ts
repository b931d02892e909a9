import type { FileBatch } from '../files/file-batch.server.ts';
import type { FileFolder } from '../files/file-store.ts';
import type { UploadKind } from '../files/upload/upload-rules.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import { step } from '../records/record-editing.server.ts';

/** What a product's form uploads. */
export interface ProductFiles {
  image?: UploadedFile | undefined;
  catalogue_pdf?: UploadedFile | undefined;
  additional_images: UploadedFile[];
}

/** Where a product's files were stored. */
export interface ProductMedia {
  image_url?: string;
  catalogue_pdf?: string;
  additional_images: string[];
}

export interface ProductFileRefused {
  ok: false;
  refusal: 'file';
  field: 'image' | 'catalogue_pdf';
  message: string;
}

/**
 * Stores the files in turn; a refused one ends it, but invalid additional images are left out.
 * Throws StepFailed.
 */
export async function storeProductFiles(
  batch: FileBatch,
  files: ProductFiles,
): Promise<ProductMedia | ProductFileRefused> {
  const media: ProductMedia = { additional_images: [] };
  const put = (name: string, folder: FileFolder, kind: UploadKind, file: UploadedFile) =>
    step(name, () => batch.store(folder, kind, file));
  const refused = (field: ProductFileRefused['field'], message: string) =>
    ({ ok: false, refusal: 'file', field, message }) as const;
  if (files.image) {
    const stored = await put('store product image', 'products', 'image', files.image);
    if (!stored.ok) return refused('image', stored.message);
    media.image_url = stored.url;
  }
  if (files.catalogue_pdf) {
    const stored = await put('store catalogue PDF', 'pdf', 'pdf', files.catalogue_pdf);
    if (!stored.ok) return refused('catalogue_pdf', stored.message);
    media.catalogue_pdf = stored.url;
  }
  for (const file of files.additional_images) {
    const stored = await put('store product image', 'products', 'image', file);
    if (stored.ok) media.additional_images.push(stored.url);
    else batch.leftOut.push(`${file.name}: ${stored.message}`);
  }
  return media;
}
