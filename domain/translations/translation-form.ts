import { z } from 'zod';
import { withoutInvisible } from '../texts/invisible.ts';

const longest = 100_000;

/** Kept as it was typed: only the line breaks come as one character. */
const value = z
  .string()
  .max(longest, `Please keep this to ${longest.toLocaleString('en')} characters`)
  .transform((text) => text.replace(/\r\n?/g, '\n'));

/** A translation's text; a field that must not be empty must not be empty in any language. */
export const translationForm = (required: boolean) =>
  z.object({
    translated_value: required
      ? value.refine((text) => withoutInvisible(text).trim() !== '', {
          error: 'Translation is required',
        })
      : value,
  });

/** A new translation says its language as well. */
export const newTranslationForm = (required: boolean) =>
  translationForm(required).extend({
    language_code: z.string().min(1, { error: 'Language is required' }),
  });
