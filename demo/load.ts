import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import * as tables from '#database/schema.ts';
import type { FileFolder, FileStore } from '#domain/files/file-store.ts';
import type { TranslatableEntity } from '#domain/translations/translatable.ts';
import { carouselImages } from './content/carousel.ts';
import type { Phrase } from './content/content-types.ts';
import { galleryCategories } from './content/gallery-categories.ts';
import { galleryItems } from './content/gallery-items.ts';
import { languages } from './content/languages.ts';
import { newsItems } from './content/news-items.ts';
import { productCategories } from './content/product-categories.ts';
import { products } from './content/products.ts';
import { settings } from './content/settings.ts';

const loadedKey = 'demo_content_loaded';

type Row = Record<string, unknown>;

/** The English of a phrase, or the value itself. */
function original(value: unknown): unknown {
  return isPhrase(value) ? value.en : value;
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'en' in value;
}

function translationsOf(entity_type: TranslatableEntity, entity_id: number, record: object) {
  return Object.entries(record).flatMap(([field_name, value]) =>
    isPhrase(value)
      ? Object.entries(value)
          .filter(([code]) => code !== 'en')
          .map(([language_code, translated_value]) => ({
            entity_type,
            entity_id,
            field_name,
            language_code,
            translated_value: String(translated_value),
          }))
      : [],
  );
}

/**
 * Fills a new database with the demo company's catalogue: once, and recorded, so that staff who
 * delete everything do not find it back. Files are stored first; the rows come in one transaction.
 */
export async function loadDemoContent({ db, files }: { db: Database; files: FileStore }) {
  const [done] = await db
    .select()
    .from(tables.site_state)
    .where(eq(tables.site_state.key, loadedKey));
  if (done) return;
  const media = await storeMedia(files);
  await db.transaction(async (tx) => {
    await tx.insert(tables.site_state).values({ key: loadedKey });
    await tx
      .insert(tables.languages)
      .values(languages.map((language) => ({ ...language })))
      .onConflictDoNothing();
    const translations: (typeof tables.translations.$inferInsert)[] = [];

    const categoryIds = new Map<string, number>();
    for (const category of productCategories) {
      const [row] = await tx
        .insert(tables.product_categories)
        .values({
          name: category.name.en,
          description: category.description.en,
          display_order: category.display_order,
        })
        .returning({ id: tables.product_categories.id });
      const id = idOf(row);
      categoryIds.set(category.key, id);
      translations.push(...translationsOf('product_categories', id, category));
    }

    const productIds = new Map<string, number>();
    for (const product of products) {
      const [row] = await tx
        .insert(tables.products)
        .values({
          slug: product.slug,
          name: product.name.en,
          description: product.description.en,
          detailed_description: product.detailed_description.en,
          status: product.status,
          display_order: product.display_order,
          image_url: media(product.image_url),
          catalogue_pdf: product.catalogue_pdf && media(product.catalogue_pdf),
        })
        .returning({ id: tables.products.id });
      const id = idOf(row);
      productIds.set(product.slug, id);
      translations.push(...translationsOf('products', id, product));
      await tx.insert(tables.product_category_mappings).values(
        product.categories.map((key) => ({
          product_id: id,
          category_id: found(categoryIds, key),
        })),
      );
      if (product.images.length > 0) {
        await tx
          .insert(tables.product_images)
          .values(product.images.map((path) => ({ product_id: id, image_url: media(path) })));
      }
      for (const code of product.item_codes) {
        const columns = Object.fromEntries(
          Object.entries(code).map(([name, value]) => [name, original(value)]),
        ) as Row as typeof tables.item_codes.$inferInsert;
        const [added] = await tx
          .insert(tables.item_codes)
          .values({ ...columns, product_id: id, image_url: media(code.image_url) })
          .returning({ id: tables.item_codes.id });
        translations.push(...translationsOf('item_codes', idOf(added), code));
      }
    }

    const galleryCategoryIds = new Map<string, number>();
    for (const category of galleryCategories) {
      const [row] = await tx
        .insert(tables.gallery_categories)
        .values({ name: category.name.en, display_order: category.display_order })
        .returning({ id: tables.gallery_categories.id });
      galleryCategoryIds.set(category.key, idOf(row));
      translations.push(...translationsOf('gallery_categories', idOf(row), category));
    }
    for (const item of galleryItems) {
      const [row] = await tx
        .insert(tables.gallery_items)
        .values({
          slug: item.slug,
          name: item.name.en,
          description: item.description.en,
          detailed_description: item.detailed_description?.en,
          project_details: item.project_details?.en,
          primary_image_url: media(item.primary_image_url),
          is_pdf: item.is_pdf,
          pdf_url: item.pdf_url && media(item.pdf_url),
          status: item.status,
          display_order: item.display_order,
        })
        .returning({ id: tables.gallery_items.id });
      const id = idOf(row);
      translations.push(...translationsOf('gallery_items', id, item));
      for (const key of item.categories) {
        await tx
          .insert(tables.gallery_item_categories)
          .values({ gallery_item_id: id, gallery_category_id: found(galleryCategoryIds, key) });
      }
      for (const slug of item.products) {
        await tx
          .insert(tables.gallery_item_products)
          .values({ gallery_item_id: id, product_id: found(productIds, slug) });
      }
      for (const [at, one] of item.media.entries()) {
        await tx.insert(tables.gallery_images).values({
          gallery_item_id: id,
          image_url: media(one.url),
          media_type: one.media_type,
          display_order: at + 1,
        });
      }
    }

    for (const item of newsItems) {
      const [row] = await tx
        .insert(tables.news_items)
        .values({
          slug: item.slug,
          title: item.title.en,
          description: item.description.en,
          article_body: item.article_body.en,
          category: item.category,
          primary_image_url: media(item.primary_image_url),
          status: item.status,
          is_pinned: item.is_pinned,
          display_order: item.display_order,
          likes: item.likes,
          created_at: new Date(item.created_at),
        })
        .returning({ id: tables.news_items.id });
      const id = idOf(row);
      translations.push(...translationsOf('news_items', id, item));
      for (const [at, one] of item.media.entries()) {
        await tx.insert(tables.news_media).values({
          news_item_id: id,
          media_url: media(one.url),
          media_type: one.media_type,
          display_order: at + 1,
        });
      }
    }

    await tx
      .insert(tables.general_settings)
      .values(carouselImages.map((image) => ({ ...image, image_url: media(image.image_url) })));
    await tx.insert(tables.global_settings).values(settings.map((setting) => ({ ...setting })));
    for (let at = 0; at < translations.length; at += 500) {
      await tx.insert(tables.translations).values(translations.slice(at, at + 500));
    }
  });
}

/** Stores every picture, video and PDF that the content names, and answers where each one went. */
async function storeMedia(files: FileStore): Promise<(path: string) => string> {
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
  await Promise.all(
    [...folders].map(async ([path, folder]) => {
      const source = join(import.meta.dirname, path.endsWith('.pdf') ? 'pdf' : 'images', path);
      const extension = extname(path).slice(1);
      if (existsSync(source))
        addresses.set(path, await files.put(folder, await readFile(source), extension));
    }),
  );
  return (path) => addresses.get(path) ?? '';
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('an insert answered no row');
  return row.id;
}

function found<V>(map: Map<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`demo content names ${key}, which is not there`);
  return value;
}
