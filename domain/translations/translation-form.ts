import { z } from 'zod';
import { t } from '../admin-words/t.ts';
import { withoutInvisible } from '../texts/invisible.ts';

const longest = 100_000;

/** The text as it was typed, with line breaks as \n. */
const value = z
  .string()
  .max(longest, { error: () => t('Please enter at most {max} characters', { max: longest }) })
  .transform((text) => text.replace(/\r\n?/g, '\n'));

/** The form of a translation. A required field must not be empty in any language. */
export const translationForm = (required: boolean) =>
  z.object({
    translated_value: required
      ? value.refine((text) => withoutInvisible(text).trim() !== '', {
          error: 'Translation is required',
        })
      : value,
  });

/** The form of a new translation, with its language. */
export const newTranslationForm = (required: boolean) =>
  translationForm(required).extend({
    language_code: z.string().min(1, { error: 'Language is required' }),
  });

/** The name of the field for a text in a language, in the form that translates a whole record. */
export const cellName = (field: string, code: string): string => `${field}:${code}`;

/** The form that translates a record, by {@link cellName}: whether each text must not be empty. */
export const recordTranslationsForm = (required: Readonly<Record<string, boolean>>) =>
  z.object(
    Object.fromEntries(
      Object.entries(required).map(([name, isRequired]) => [
        name,
        translationForm(isRequired).shape.translated_value,
      ]),
    ),
  );
