import { z } from 'zod';
import { publicPages } from '../addresses/public-pages.ts';
import { optionalText, recordIds, recordStatus, slugText, text } from '../forms/form-values.ts';
import type { PublishedWords } from '../records/kind-words.ts';
import {
  missingAltTexts,
  picturePart,
  picturesFields,
  pictureText,
  pictureTexts,
} from '../records/picture-texts.ts';
import { productSections } from './product-sections.ts';

/** The form of a product, without its files. */
export const productForm = z
  .object({
    name: text(200),
    slug: slugText,
    description: optionalText(2000),
    detailed_description: optionalText(50_000),
    specs: optionalText(50_000),
    delivery: optionalText(50_000),
    technical: optionalText(50_000),
    disclaimers: optionalText(50_000),
    status: recordStatus,
    category_ids: recordIds,
    removed_image_ids: recordIds,
    ...pictureText,
    pictures: pictureTexts,
  })
  .superRefine(({ name, slug }, context) => {
    if (name !== '' && slug !== '') return;
    const path = [name === '' ? 'name' : 'slug'];
    context.addIssue({ code: 'custom', path, message: 'Product name and slug are required' });
    if (name !== '' || slug !== '') return;
    context.addIssue({ code: 'custom', path: ['slug'], message: 'Slug is required' });
  });

export type ProductInput = z.output<typeof productForm>;

/** The fields of a product, in form order. */
export const productFields = {
  name: { label: 'Product Name', required: true, translated: { label: 'Name', required: true } },
  slug: { label: 'Slug' },
  description: { label: 'Description', rows: 3, translated: { rows: 3 } },
  detailed_description: { label: 'Detailed Description', rows: 10, translated: { rows: 5 } },
  ...productSections,
  status: { label: 'Status', isChoice: true },
  category_ids: { label: 'Categories', linksTo: 'product_categories' },
  ...picturesFields,
};

export const productWords = {
  one: 'Product',
  several: 'Products',
  nameColumn: 'name',
  screen: '/admin/products',
  form: productForm,
  fields: productFields,
  partField: picturePart,
  page: { list: publicPages.products.path, parameters: ['code'] },
  lacks: {
    picture: 'without a picture',
    code: 'without item codes',
    pdf: 'without a catalogue PDF',
    alt: missingAltTexts,
  },
  belongings: [
    {
      table: 'product_category_mappings',
      owner: 'product_id',
      names: ['category', 'categories'],
      linksTo: { kind: 'product_categories', column: 'category_id' },
    },
    { table: 'product_images', owner: 'product_id', names: ['picture', 'pictures'] },
  ],
} satisfies PublishedWords;
