import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileFolder, FileStore } from '#domain/files/file-store.ts';
import { projectRoot } from '#server/project-root.ts';
import { carouselImages } from '../content/carousel.ts';
import { galleryItems } from '../content/gallery-items.ts';
import { newsItems } from '../content/news-items.ts';
import { products } from '../content/products.ts';
import { found } from './phrases.ts';

const mostAtOnce = 8;

/** Where a file of demo/images or demo/pdf is served from. */
export type MediaAddress = (path: string) => string;

/** Stores every picture, video and PDF that the content names, and answers where each one went. */
export async function storeMedia(files: FileStore): Promise<MediaAddress> {
  const folders = new Map<string, FileFolder>();
  // A picture that several records show is stored once, in the folder of the first.
  const named = (path: string | null, folder: FileFolder) =>
    path && !folders.has(path) && folders.set(path, folder);
  for (const product of products) {
    for (const path of [product.image_url, ...product.images]) named(path, 'products');
    named(product.catalogue_pdf, 'pdf');
    for (const code of product.item_codes) named(code.image_url, 'item-code-images');
  }
  for (const item of galleryItems) {
    named(item.primary_image_url, 'gallery-items');
    named(item.pdf_url, 'documents');
    for (const { url, media_type } of item.media)
      named(url, media_type === 'video' ? 'gallery-videos' : 'gallery-items');
  }
  for (const item of newsItems) {
    named(item.primary_image_url, 'news');
    for (const { url } of item.media) named(url, 'news');
  }
  for (const { image_url } of carouselImages) named(image_url, 'carousel');

  const addresses = new Map<string, string>();
  const waiting = folders.entries();
  const storeWaiting = async () => {
    for (const [path, folder] of waiting) {
      const source = join(projectRoot, 'demo', path.endsWith('.pdf') ? 'pdf' : 'images', path);
      const extension = extname(path).slice(1);
      addresses.set(path, await files.put(folder, await readFile(source), extension));
    }
  };
  // All at once would be more files than a process may have open.
  await Promise.all(Array.from({ length: mostAtOnce }, storeWaiting));
  return (path) => found(addresses, path);
}
