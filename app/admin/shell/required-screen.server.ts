import { createContext } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import { isSecondFactorRequired } from '#domain/administrators/second-factor.server.ts';

export const secondFactorPath = '/admin/second-factor';
export const firstPasswordPath = '/admin/first-password';

/** The result of `findRequiredScreen`, which the guard sets for loaders and actions. */
export const requiredScreenContext = createContext<string | undefined>(undefined);

/**
 * Finds the one screen that the administrator must complete before any other opens: a new password or
 * the second factor. Answers undefined if all screens are open.
 */
export async function findRequiredScreen(
  db: Database,
  { mustChangePassword, hasSecondFactor }: SignedInAdministrator,
): Promise<string | undefined> {
  if (mustChangePassword) return firstPasswordPath;
  return !hasSecondFactor && (await isSecondFactorRequired(db)) ? secondFactorPath : undefined;
}
