import { z } from 'zod';
import { t } from '#domain/admin-words/t.ts';
import {
  checkbox,
  displayOrder,
  optionalText,
  recordId,
  recordIds,
  recordStatus,
  text,
} from '../forms/form-values.ts';
import { pictureText } from '../records/picture-form.ts';
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
