import { z } from 'zod';
import { roles } from '#database/schema/role.ts';
import { isEmailAddress } from '../email-address.ts';
import { text } from '../forms/form-values.ts';
import type { Rights } from '../roles/rights.ts';

/** For passwords that people choose here; one that is set already may be shorter. */
export const shortestPassword = 12;

export const passwordHint = `At least ${shortestPassword} characters, and not easy to guess: several words, for instance.`;

const password = z
  .string()
  .min(shortestPassword, { error: `A password needs at least ${shortestPassword} characters` })
  .max(128, { error: 'A password may have at most 128 characters' });

const currentPassword = z.string().min(1, { error: 'Please enter your current password' });

/** Changing one's own password. */
export const passwordForm = z.object({
  current_password: currentPassword,
  new_password: password,
});

/** Whether mail can be sent to an address and the sign-in takes it: ASCII only, for instance. */
export const isAdministratorEmail = (email: string): boolean =>
  isEmailAddress(email) && z.email().safeParse(email).success;

const roleFields = {
  role: z.enum(roles, { error: 'Please choose a role' }),
  language_codes: z.array(z.string()),
  own_password: currentPassword,
};

const hasItsLanguages = ({ role, language_codes }: z.output<z.ZodObject<typeof roleFields>>) =>
  role !== 'translator' || language_codes.length > 0;

const withoutLanguage = {
  error: 'Please choose at least one language',
  path: ['language_codes'],
};

/** The role that someone gets, and the password of who gives it. */
export const roleForm = z.object(roleFields).refine(hasItsLanguages, withoutLanguage);

/** Who is invited, and the password of who invites. */
export const invitationForm = z
  .object({
    name: text(100).refine((name) => name !== '', { error: 'Name is required' }),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine(isAdministratorEmail, { error: 'Please enter a valid email address' }),
    ...roleFields,
  })
  .refine(hasItsLanguages, withoutLanguage);

/** What a form allows someone: languages are a translator's alone. */
export const rightsIn = ({ role, language_codes }: z.output<typeof roleForm>): Rights => ({
  role,
  languages: role === 'translator' ? [...new Set(language_codes)] : [],
});

/** What someone chooses who was invited, or has a link for a new password. */
export const newPasswordForm = z.object({ new_password: password });

/** Whatever else takes one's own password. */
export const ownPasswordForm = z.object({ own_password: currentPassword });

/** A first code of an authenticator app. */
export const codeForm = z.object({
  code: z.string().trim().min(1, { error: 'Please enter the code' }).max(100),
});
