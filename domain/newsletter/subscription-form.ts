import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';

/** The form of a subscription. */
export const subscriptionForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: 'Please enter a valid email address' }),
});
