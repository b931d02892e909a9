import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import { defaultInterval, shortestInterval } from './carousel.ts';

/** The settings that staff edit; each is a row of global_settings. */
export type SettingType = 'duration' | 'contact_email';

const wholeMilliseconds = (text: string): number =>
  text.trim() === '' ? defaultInterval : Math.trunc(Number(text));

/**
 * The slide duration in milliseconds. Empty means the default: a number field sends nothing for invalid
 * input.
 */
export const durationForm = z.object({
  duration: z
    .string()
    .transform(wholeMilliseconds)
    .refine(Number.isFinite, {
      error: 'Slide duration must be a number of milliseconds',
      abort: true,
    })
    .refine((duration) => duration >= shortestInterval, {
      error: `Slide duration must be at least ${shortestInterval} milliseconds`,
    })
    .refine((duration) => duration <= 600_000, {
      error: 'Slide duration must be at most 10 minutes',
    }),
});

/** The contact recipient; empty means the default recipient. */
export const contactEmailForm = z.object({
  contact_email: z
    .string()
    .trim()
    .refine((email) => email === '' || isEmailAddress(email), {
      error: 'Please enter a valid email address',
    }),
});
