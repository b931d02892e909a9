import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';
import { isLanguageTag, ownName } from './language-tag.ts';

/** The form of a language. Its code, which is in its host name, is fixed once it exists. */
export const languageForm = z.object({
  name: text(100).min(1, 'Name is required'),
  display_order: displayOrder,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
});

/** The form of a new language: an empty name becomes the language's name for itself. */
export const newLanguageForm = languageForm
  .extend({
    code: text(35)
      .min(1, 'Code is required')
      .refine((code) => code === '' || isLanguageTag(code), {
        error: 'Please enter a language code, such as fr, de, ko, pt-BR or zh-Hans',
      }),
    name: text(100),
  })
  .refine(({ code, name }) => name !== '' || !isLanguageTag(code) || ownName(code) !== undefined, {
    path: ['name'],
    error: 'Name is required',
  });
