import { z } from 'zod';
import { roles } from '#database/schema/role.ts';
import { t } from '../admin-words/t.ts';
import { isEmailAddress } from '../email-address.ts';
import { text } from '../forms/form-values.ts';
import type { Rights } from '../roles/role-rights.ts';

/** The minimum for new passwords; existing ones may be shorter. */
export const shortestPassword = 12;

export const passwordHint = (): string =>
  t('At least {count} characters, hard to guess, such as several words.', {
    count: shortestPassword,
  });

const password = z
  .string()
  .min(shortestPassword, {
    error: () => t('A password needs at least {count} characters', { count: shortestPassword }),
  })
  .max(128, { error: 'A password may have at most 128 characters' });

const currentPassword = z.string().min(1, { error: 'Please enter your current password' });

/** The form to change one's own password. */
export const passwordForm = z.object({
  current_password: currentPassword,
  new_password: password,
});

/** Whether an address is valid for mail and for the sign-in, which accepts only ASCII. */
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

/** The form to change a role, with the password of the acting administrator. */
export const roleForm = z.object(roleFields).refine(hasItsLanguages, withoutLanguage);

/** The form to invite someone, with the password of the inviter. */
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

/** The rights in a form; only a translator has languages. */
export const rightsIn = ({ role, language_codes }: z.output<typeof roleForm>): Rights => ({
  role,
  languages: role === 'translator' ? [...new Set(language_codes)] : [],
});

/** The form for a new password, after an invitation or a password link. */
export const newPasswordForm = z.object({ new_password: password });

/** The form of other actions that ask for one's own password. */
export const ownPasswordForm = z.object({ own_password: currentPassword });

/** The form with the first code of an authenticator app. */
export const codeForm = z.object({
  code: z.string().trim().min(1, { error: 'Please enter the code' }).max(100),
});
