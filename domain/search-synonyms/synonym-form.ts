import { z } from 'zod';
import { text } from '../forms/form-values.ts';

const language_code = text(35).min(1, 'Language is required');

const words = text(1000)
  .min(1, 'Words are required')
  .refine(
    (typed) => typed === '' || typed.split(/[,，、]/).filter((word) => word.trim()).length > 1,
    {
      error: 'Please enter two words or more, with commas between them',
    },
  );

/** The form of a group of words that mean the same. */
export const synonymForm = z.object({ language_code, words });
