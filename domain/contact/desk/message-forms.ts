import { z } from 'zod';
import { text } from '../../forms/form-values.ts';

const required = (most: number, error: string) => text(most).min(1, error);

/** The form of an answer to a message. */
export const answerForm = z.object({ answer: required(10_000, 'Please write an answer') });

/** The form of a note about a message. */
export const noteForm = z.object({ note: required(2000, 'Please write a note') });
