import { z } from 'zod';
import { t } from '../admin-words/t.ts';
import { isEmailAddress } from '../email-address.ts';
import { defaultInterval, shortestInterval } from './carousel.ts';

/** The settings that staff edit; each is a row of global_settings. */
export type SettingType =
  | 'duration'
  | 'contact_email'
  | 'overdue_days'
  | 'answer_days'
  | 'message_age_days'
  | 'newsletter_confirmation';

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
      error: () =>
        t('Slide duration must be at least {count} milliseconds', {
          count: String(shortestInterval),
        }),
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

/** A number of days; empty means never. */
const days = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || (/^\d{1,4}$/.test(text) && +text >= least && +text <= most), {
      error: () =>
        t('Please enter a whole number from {least} to {most}, or nothing', { least, most }),
    })
    .transform((text) => (text === '' ? '' : String(Number(text))));

/** The days after which a message without an answer is overdue. */
export const overdueForm = z.object({ overdue_days: days(1, 365) });

/** The working days within which sample requests are answered, as visitors read it. */
export const answerForm = z.object({ answer_days: days(1, 60) });

/** The age in days at which messages are deleted. */
export const messageAgeForm = z.object({ message_age_days: days(30, 3650) });

/** Whether subscribers confirm their address. */
export const confirmationForm = z.object({ newsletter_confirmation: z.string() });
