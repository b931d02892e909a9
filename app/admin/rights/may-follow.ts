import { createContext, use } from 'react';
import type { Role } from '#database/schema/role.ts';
import { mayFollow } from './route-rights.ts';

interface Access {
  role: Role;
  /** The only screen that is open until its task is done; undefined if all screens of the role are open. */
  onlyScreen: string | undefined;
}

/** What the signed-in administrator may open now. */
export const OwnAccess = createContext<Access>({ role: 'translator', onlyScreen: undefined });

/** Answers a function that says whether the administrator may follow a link; other links are not shown. */
export function useMayFollow(): (to: string) => boolean {
  const { role, onlyScreen } = use(OwnAccess);
  return (to) => (onlyScreen === undefined || to === onlyScreen) && mayFollow(role, to);
}
