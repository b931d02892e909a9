import { publicPages } from '../addresses/public-pages.ts';
import { type Fields, type PublishedWords, statusField } from '../records/kind-fields.ts';
import { missingAltTexts, picturePart, picturesFields } from '../records/picture-texts.ts';

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
  status: statusField,
  category_ids: { label: 'Categories', linksTo: 'gallery_categories' },
  product_ids: { label: 'Related Products', linksTo: 'products' },
  ...picturesFields,
} satisfies Fields;

export const galleryWords = {
  one: 'Gallery item',
  several: 'Gallery Items',
  nameColumn: 'name',
  screen: '/admin/gallery-items',
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
