import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';

/** What an administrator may change of a subscription. */
export const subscriptionForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: 'Please enter a valid email address' }),
});

export const emailTaken = 'Another subscription has this email address already';
