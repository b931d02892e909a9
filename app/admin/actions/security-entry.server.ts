import type { ActionFunctionArgs } from 'react-router';
import type { SecurityEvent } from '#domain/administrators/security-log/security-event.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { note } from '../security/security-notice.server.ts';
import { visitorOf } from '../sign-in/visitor.server.ts';

/** Adds what the signed-in administrator does by this request to the security log. */
export function addSecurityEntry(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  event: SecurityEvent,
  detail?: string,
): Promise<void> {
  return note(context.get(servicesContext), {
    ...{ event, administrator: context.get(administratorContext) },
    ...{ from: visitorOf(request, context), ...(detail !== undefined && { detail }) },
  });
}
