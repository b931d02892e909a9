import { type CatalogueWords, type Fields, statusField } from '../records/kind-fields.ts';
import { missingAltTexts, pictureTextFields } from '../records/picture-texts.ts';

/** The fields of a shade. */
export const shadeFields = {
  number: { label: 'Number', required: true },
  name: { label: 'Name', translated: {} },
  colour_towards: { label: 'Colour Towards the Light' },
  colour_away: { label: 'Colour Away from the Light' },
  item_code_ids: { label: 'Item Codes', linksTo: 'item_codes' },
  matches: { label: 'Numbers of Other Makers', rows: 4, isChoice: true },
  status: statusField,
  display_order: { label: 'Display Order', isNumber: true },
  ...pictureTextFields,
  stitched_alt_text: {
    ...pictureTextFields.alt_text,
    ...{
      label: 'Alternative text of the stitched picture',
      inHistory: 'alternative text of the stitched picture',
    },
  },
  stitched_is_decorative: {
    ...pictureTextFields.is_decorative,
    ...{ label: 'The stitched picture is decorative', inHistory: 'use of the stitched picture' },
  },
  is_pictured: {
    ...{ label: 'Item codes are pictured in this shade', inHistory: 'pictures of item codes' },
    yesOrNo: ['in this shade', 'in other shades'],
  },
} satisfies Fields;

export const shadeWords = {
  one: 'Shade',
  several: 'Shades',
  nameColumn: 'number',
  screen: '/admin/shades',
  hasStatus: true,
  fields: shadeFields,
  lacks: { alt: missingAltTexts },
  belongings: [
    {
      table: 'shade_item_codes',
      owner: 'shade_id',
      names: ['item code', 'item codes'],
      linksTo: { kind: 'item_codes', column: 'item_code_id' },
    },
    {
      table: 'shade_matches',
      owner: 'shade_id',
      names: ['number of another maker', 'numbers of other makers'],
    },
  ],
} satisfies CatalogueWords;
