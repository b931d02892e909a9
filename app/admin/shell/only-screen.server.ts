import { createContext } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import { isSecondFactorRequired } from '#domain/administrators/second-factor.server.ts';

export const secondFactorPath = '/admin/second-factor';
export const firstPasswordPath = '/admin/first-password';

/** The answer of `findOnlyScreen`, set by the guard for what stands behind it. */
export const onlyScreenContext = createContext<string | undefined>(undefined);

/** The only screen that someone may use until what it is for is done; undefined when all are open. */
export async function findOnlyScreen(
  db: Database,
  { mustChangePassword, hasSecondFactor }: SignedInAdministrator,
): Promise<string | undefined> {
  if (mustChangePassword) return firstPasswordPath;
  return !hasSecondFactor && (await isSecondFactorRequired(db)) ? secondFactorPath : undefined;
}
