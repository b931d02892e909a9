import { randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import {
  easyToGuess,
  isEasyToGuess,
} from '#domain/administrators/passwords/password-strength.server.ts';
import { violatesUnique } from '#domain/failures/failure-reason.server.ts';
import type { Accounts } from './accounts.ts';

/**
 * Creates the first administrator if there is none; otherwise returns undefined. A generated password is returned to be
 * shown once, is stored only as a hash, and must be changed at the first sign-in. Throws if the given password is not
 * acceptable for a new account.
 */
export async function ensureFirstAdministrator(
  accounts: Accounts,
  db: Database,
  { email, password }: { email: string; password: string | undefined },
  siteName: string,
): Promise<{ email: string; generatedPassword: string | undefined } | undefined> {
  if ((await db.$count(administrators)) > 0) return undefined;
  const account = { email, name: 'Administrator' };
  const refusal = password === undefined ? undefined : passwordRefusal(password, account, siteName);
  if (refusal)
    throw new Error(`ADMIN_PASSWORD is not accepted for a new administrator: ${refusal}.`);
  const generatedPassword =
    password === undefined ? randomBytes(12).toString('base64url') : undefined;
  try {
    await accounts.create({
      ...account,
      password: password ?? generatedPassword ?? '',
      must_change_password: generatedPassword !== undefined,
    });
  } catch (error) {
    // Another process that started at the same time has created the account.
    if (violatesUnique(error, 'administrators_email_unique')) return undefined;
    throw error;
  }
  return { email, generatedPassword };
}

/** The reason why a password is refused for a new account; undefined if it is accepted. */
function passwordRefusal(
  password: string,
  owner: { name: string; email: string },
  siteName: string,
) {
  const parsed = newPasswordForm.safeParse({ new_password: password });
  if (!parsed.success) return parsed.error.issues[0]?.message;
  return isEasyToGuess(password, owner, siteName) ? easyToGuess : undefined;
}
