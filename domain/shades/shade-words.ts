import { z } from 'zod';
import { t } from '#domain/staff-words/t.ts';
import {
  checkbox,
  displayOrder,
  optionalText,
  recordId,
  recordIds,
  recordStatus,
  text,
} from '../forms/form-values.ts';
import type { CatalogueWords, Fields } from '../records/kind-words.ts';
import { missingAltTexts, pictureText, pictureTextFields } from '../records/picture-texts.ts';
import { readColour } from './colour.ts';
import { readMatches } from './shade-matches.ts';

const colour = optionalText(60).refine(
  (typed) => typed === null || readColour(typed) !== undefined,
  'Please enter a colour such as #C8A050 or L 70 a 5 b 40',
);

/** The form of a shade, without its pictures. */
export const shadeForm = z.object({
  product_id: recordId.refine((id) => id !== null, 'Please select a product'),
  number: text(60).min(1, 'Number is required'),
  name: optionalText(200),
  colour_towards: colour,
  colour_away: colour,
  item_code_ids: recordIds,
  matches: optionalText(20_000).superRefine((typed, { addIssue }) => {
    const { wrong } = readMatches(typed);
    if (wrong !== undefined)
      addIssue(
        t(
          'Line {line} must be a maker, a number, and a distance or a colour, separated by commas',
          { line: `${wrong}` },
        ),
      );
  }),
  status: recordStatus,
  display_order: displayOrder,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
  ...pictureText,
  stitched_alt_text: pictureText.alt_text,
  stitched_is_decorative: pictureText.is_decorative,
  is_pictured: checkbox,
});

export type ShadeInput = z.output<typeof shadeForm>;

/** The fields of a shade. */
export const shadeFields = {
  number: { label: 'Number', required: true },
  name: { label: 'Name', translated: {} },
  colour_towards: { label: 'Colour Towards the Light' },
  colour_away: { label: 'Colour Away from the Light' },
  item_code_ids: { label: 'Item Codes', linksTo: 'item_codes' },
  matches: { label: 'Numbers of Other Makers', rows: 4, isChoice: true },
  status: { label: 'Status', isChoice: true },
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
  form: shadeForm,
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
