import { gallery_categories } from '#database/schema/gallery.ts';
import { categoryReads } from '../records/category-reads.server.ts';

/** Gallery categories as the back-office reads them. */
export const galleryCategories = categoryReads(gallery_categories);
