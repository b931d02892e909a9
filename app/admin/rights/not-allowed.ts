import { isRouteErrorResponse } from 'react-router';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';

/** What the role guard answers: the sentence, and the frame that the screen which says it stands in. */
export interface NotAllowed {
  notAllowed: string;
  frame: {
    administrator: SignedInAdministrator;
    onlyScreen: string | undefined;
    newMessages: number;
  };
}

/** Reads the role guard's answer from an error; undefined for any other error, a proxy's 403 too. */
export function notAllowedIn(error: unknown): NotAllowed | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'notAllowed' in data ? data : undefined;
}
