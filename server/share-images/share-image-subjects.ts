import type { Database } from '#database/connect.ts';
import { findGalleryPage } from '#domain/gallery/gallery.server.ts';
import { findNewsPage } from '#domain/news/news.server.ts';
import { findProductPage } from '#domain/products/product.server.ts';
import { type CardSubject, pictureAmong } from '#domain/share-card.ts';

/** The name and the picture on a record's share image in a language; null if there is no such page. */
export async function findShareImageSubject(
  db: Database,
  language: string,
  kind: string,
  slug: string,
): Promise<CardSubject | null> {
  if (kind === 'products') {
    const product = await findProductPage(db, language, slug);
    return product && { name: product.name, picture: product.pictures[0] };
  }
  if (kind === 'resources') {
    const item = await findGalleryPage(db, language, slug);
    return item && { name: item.name, picture: pictureAmong(item.media) };
  }
  if (kind === 'news') {
    const item = await findNewsPage(db, language, slug);
    return item && { name: item.title, picture: pictureAmong(item.media) };
  }
  return null;
}
