import { gallery_items } from '#database/schema/gallery.ts';
import { defineKind } from '../records/kind.server.ts';
import { pictureParts } from '../records/media-rows.server.ts';
import { firstPicture } from '../share-image.ts';
import { findGalleryPage } from './gallery.server.ts';
import {
  galleryCategoryLinks,
  galleryMedia,
  galleryUploads,
  saveGalleryItem,
} from './gallery-editing.server.ts';
import { galleryWords } from './gallery-fields.ts';
import { galleryForm } from './gallery-form.ts';
import {
  findGalleryItemToEdit,
  galleryItemsFound,
  incompleteGalleryItems,
} from './gallery-list.server.ts';

export const galleryKind = defineKind({
  ...galleryWords,
  form: galleryForm,
  table: gallery_items,
  uploads: galleryUploads,
  read: findGalleryItemToEdit,
  save: saveGalleryItem,
  partTexts: pictureParts(galleryMedia, gallery_items.id),
  found: galleryItemsFound,
  incomplete: incompleteGalleryItems,
  category: { ...galleryCategoryLinks, to: 'gallery_categories' },
  async shareImage(db, language, slug) {
    const item = await findGalleryPage(db, language, slug);
    return item && { name: item.name, picture: firstPicture(item.media) };
  },
});
