import { createContext, use } from 'react';
import type { Role } from '#database/schema/role.ts';
import { mayFollow } from './route-rights.ts';

interface Access {
  /** The id of the account. */
  account: string;
  role: Role;
  /** The only screen that the account may open until its task there is done; undefined if there is none. */
  requiredScreen: string | undefined;
}

/** What the signed-in administrator may open now. */
export const OwnAccess = createContext<Access>({
  account: '',
  role: 'translator',
  requiredScreen: undefined,
});

/** Answers a function that says whether the administrator may follow a link; other links are not shown. */
export function useMayFollow(): (to: string) => boolean {
  const { role, requiredScreen } = use(OwnAccess);
  return (to) => (requiredScreen === undefined || to === requiredScreen) && mayFollow(role, to);
}
