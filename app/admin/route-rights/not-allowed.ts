import { isRouteErrorResponse } from 'react-router';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import type { ShownCompany } from '#domain/company/company.ts';

/** The 403 answer of the role guard: the sentence, and the data of the frame in which it is shown. */
export interface NotAllowed {
  notAllowed: string;
  frame: {
    wordmark: ShownCompany['wordmark'];
    administrator: SignedInAdministrator;
    requiredScreen: string | undefined;
    newMessages: number;
  };
}

/** Reads the role guard's answer from an error; undefined for any other error, including a 403 of a proxy. */
export function notAllowedIn(error: unknown): NotAllowed | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'notAllowed' in data ? data : undefined;
}
