import { createContext, use } from 'react';
import type { Role } from '#database/schema/role.ts';
import { mayFollow } from './route-rights.ts';

/** The role of whoever is signed in. */
export const OwnRole = createContext<Role>('translator');

/** Tells of a link whether whoever is signed in may follow it: what they cannot enter is not offered. */
export function useMayFollow(): (to: string) => boolean {
  const role = use(OwnRole);
  return (to) => mayFollow(role, to);
}
