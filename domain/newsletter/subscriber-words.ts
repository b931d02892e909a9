import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import type { Fields, KindWords } from '../records/kind-words.ts';

/** The form of a subscription. */
export const subscriptionForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: 'Please enter a valid email address' }),
});

export const emailTaken = 'Another subscription already has this email address';

export const subscriberWords = {
  one: 'Subscriber',
  several: 'Subscribers',
  noun: 'Subscription',
  nameColumn: 'email',
  screen: '/admin/general-settings/subscribers',
  isNotAdded: true,
  hasStatus: true,
  form: subscriptionForm,
  fields: { email: { label: 'Email', inHistory: 'email address' } },
} satisfies KindWords & { form: z.ZodObject; fields: Fields };
