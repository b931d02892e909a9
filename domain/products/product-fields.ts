import { publicPages } from '../addresses/public-pages.ts';
import { type PublishedWords, statusField } from '../records/kind-fields.ts';
import { missingAltTexts, picturePart, picturesFields } from '../records/picture-texts.ts';
import { threadUses } from './facts/uses.ts';
import { productSections } from './product-sections.ts';

/** The fields of a product, in form order. */
export const productFields = {
  name: { label: 'Product Name', required: true, translated: { label: 'Name', required: true } },
  slug: { label: 'Slug' },
  description: { label: 'Description', rows: 3, translated: { rows: 3 } },
  detailed_description: { label: 'Detailed Description', rows: 10, translated: { rows: 5 } },
  ...productSections,
  status: statusField,
  category_ids: { label: 'Categories', linksTo: 'product_categories' },
  ...picturesFields,
  uses: { label: 'Uses', isChoice: true, isList: true, options: threadUses },
};

export const productWords = {
  one: 'Product',
  several: 'Products',
  nameColumn: 'name',
  screen: '/admin/products',
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
