import { createContext, use } from 'react';
import type { Role } from '#database/schema/role.ts';
import { mayFollow } from './route-rights.ts';

interface Access {
  role: Role;
  /** The only screen that is open until what it is for is done; undefined when all of the role are. */
  onlyScreen: string | undefined;
}

/** What whoever is signed in may open now. */
export const OwnAccess = createContext<Access>({ role: 'translator', onlyScreen: undefined });

/** Tells of a link whether whoever is signed in may follow it: what they cannot enter is not offered. */
export function useMayFollow(): (to: string) => boolean {
  const { role, onlyScreen } = use(OwnAccess);
  return (to) => (onlyScreen === undefined || to === onlyScreen) && mayFollow(role, to);
}
