import { createContext } from 'react-router';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';

/** The signed-in administrator; the guard sets it for every back-office loader and action below the layout. */
export const administratorContext = createContext<SignedInAdministrator>();
