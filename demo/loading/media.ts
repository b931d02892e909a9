import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileFolder, FileStore } from '#domain/files/file-store.ts';
import { projectRoot } from '#server/process/project-root.ts';
import { carouselImages } from '../content/carousel.ts';
import { galleryItems } from '../content/gallery-items.ts';
import { newsItems } from '../content/news-items.ts';
import { products } from '../content/products.ts';
import { requireKey } from './phrases.ts';

const maxParallel = 8;

/** Returns the address of a stored file of demo/images or demo/pdf. Throws if the file was not stored. */
export type MediaAddress = (path: string) => string;

/** Stores every picture, video and PDF that the content names. */
export async function storeMedia(files: FileStore): Promise<MediaAddress> {
  const folders = new Map<string, FileFolder>();
  // A picture that several records share is stored once, in the folder of the first.
  const add = (path: string | null, folder: FileFolder) =>
    path && !folders.has(path) && folders.set(path, folder);
  for (const product of products) {
    for (const path of [product.image_url, ...product.images]) add(path, 'products');
    add(product.catalogue_pdf, 'pdf');
    for (const code of product.item_codes) add(code.image_url, 'item-code-images');
  }
  for (const item of galleryItems) {
    add(item.primary_image_url, 'gallery-items');
    add(item.pdf_url, 'documents');
    for (const { url, media_type } of item.media)
      add(url, media_type === 'video' ? 'gallery-videos' : 'gallery-items');
  }
  for (const item of newsItems) {
    add(item.primary_image_url, 'news');
    for (const { url } of item.media) add(url, 'news');
  }
  for (const { image_url } of carouselImages) add(image_url, 'carousel');

  const addresses = new Map<string, string>();
  const queue = folders.entries();
  const storeFromQueue = async () => {
    for (const [path, folder] of queue) {
      const source = join(projectRoot, 'demo', path.endsWith('.pdf') ? 'pdf' : 'images', path);
      const extension = extname(path).slice(1);
      addresses.set(path, await files.put(folder, await readFile(source), extension));
    }
  };
  // The workers share the queue: storing all files at once would exceed the limit of open files.
  await Promise.all(Array.from({ length: maxParallel }, storeFromQueue));
  return (path) => requireKey(addresses, path);
}
