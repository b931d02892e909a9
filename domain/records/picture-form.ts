import { z } from 'zod';
import { checkbox, optionalText, text } from '../forms/form-values.ts';

/** The alternative text of a picture, and whether it is decoration, in the form of its record. */
export const pictureText = { alt_text: optionalText(500), is_decorative: checkbox };

/** The texts of the further pictures of a record. `key` is the id of a stored one, or that of a chosen file. */
export const pictureTexts = z.array(z.object({ key: text(40), ...pictureText }));

export type PictureTexts = z.output<typeof pictureTexts>;

/** The form fields of a record with several pictures. */
export type PictureField = keyof typeof pictureText | 'pictures';
