import { z } from 'zod';
import { publicPages } from '../addresses/public-pages.ts';
import {
  checkbox,
  displayOrderOrZero,
  optionalText,
  recordIds,
  recordStatus,
  slugText,
  text,
} from '../forms/form-values.ts';
import type { Fields, PublishedWords } from '../records/kind-words.ts';
import {
  missingAltTexts,
  picturePart,
  picturesFields,
  pictureText,
  pictureTexts,
} from '../records/picture-texts.ts';

/** The form of a gallery item, without its files. */
export const galleryForm = z.object({
  name: text(200).min(1, 'Name is required'),
  slug: slugText.min(1, 'Slug is required'),
  description: optionalText(2000),
  detailed_description: optionalText(50_000),
  project_details: optionalText(50_000),
  display_order: displayOrderOrZero,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
  is_pdf: checkbox,
  status: recordStatus,
  category_ids: recordIds,
  product_ids: recordIds,
  removed_media_ids: recordIds,
  ...pictureText,
  pictures: pictureTexts,
});

export type GalleryInput = z.output<typeof galleryForm>;

export const pdfWithMedia =
  'A PDF item has no additional media. Clear this box, or remove the media.';
export const pdfOfOther = 'Only a PDF item has a PDF file. Tick this box to keep the file.';
/** The fields of a gallery item. */
export const galleryFields = {
  name: { label: 'Name', required: true, translated: { required: true } },
  slug: { label: 'Slug' },
  description: { label: 'Description', rows: 3, translated: { rows: 3 } },
  detailed_description: { label: 'Detailed Description', rows: 8, translated: { rows: 5 } },
  project_details: { label: 'Project Details', rows: 8, isHtml: true, translated: { rows: 5 } },
  display_order: { label: 'Display Order', isNumber: true },
  is_pdf: {
    ...{ label: 'This item is a PDF', inHistory: 'kind of item' },
    yesOrNo: ['PDF', 'Gallery Item'],
  },
  status: { label: 'Status', isChoice: true },
  category_ids: { label: 'Categories', linksTo: 'gallery_categories' },
  product_ids: { label: 'Related Products', linksTo: 'products' },
  ...picturesFields,
} satisfies Fields;

export const galleryWords = {
  one: 'Gallery item',
  several: 'Gallery Items',
  nameColumn: 'name',
  screen: '/admin/gallery-items',
  form: galleryForm,
  fields: galleryFields,
  partField: picturePart,
  lacks: { alt: missingAltTexts },
  page: { list: publicPages.gallery.path, parameters: [] },
  belongings: [
    {
      table: 'gallery_images',
      owner: 'gallery_item_id',
      names: ['picture or video', 'pictures or videos'],
    },
    {
      table: 'gallery_item_categories',
      owner: 'gallery_item_id',
      names: ['category', 'categories'],
      linksTo: { kind: 'gallery_categories', column: 'gallery_category_id' },
    },
    {
      table: 'gallery_item_products',
      owner: 'gallery_item_id',
      names: ['related product', 'related products'],
      linksTo: { kind: 'products', column: 'product_id' },
    },
  ],
} satisfies PublishedWords;
