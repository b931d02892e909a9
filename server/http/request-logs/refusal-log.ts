import type { IncomingMessage, ServerResponse } from 'node:http';
import { RefusedAttempts } from '#domain/administrators/security-log/refused-attempts.server.ts';
import type { RefusedEvent } from '#domain/administrators/security-log/security-event.ts';
import { secretPath } from '../../log/logged-path.ts';
import type { Services, Visit } from '../../visit/context.ts';
import { pathOf } from '../request-target.ts';

/** Formats a path for the security log, without its secret. */
function detailOf(path: string): string {
  const start = secretPath(path);
  return start ? `${start}…` : path.slice(0, 200);
}

/** The security event of a refused request; undefined for any other response. */
function refusalOf(status: number, path: string): RefusedEvent | undefined {
  if (status === 429) return 'too many requests';
  if (status === 403) return 'not allowed';
  const isGone = status === 410 && /^\/admin\/(invitation|new-password)(\.data)?$/i.test(path);
  const isNoSecret = status === 404 && secretPath(path) !== undefined;
  return isGone || isNoSecret ? 'unknown link' : undefined;
}

/** Counts refused requests in the security log after they are answered; call `watch` for each request. */
export function createRefusalLog({ db, accounts, log }: Services) {
  const attempts = new RefusedAttempts(db);
  const count = async (
    incoming: IncomingMessage,
    event: RefusedEvent,
    visit: Visit,
    path: string,
  ) => {
    const cookie = incoming.headers.cookie ?? '';
    const administrator =
      event === 'not allowed'
        ? (visit.administrator ?? (await accounts.administratorOf(new Headers({ cookie }))))
        : undefined;
    // A 403 without a session is a form from another site, which concerns no account.
    if (event === 'not allowed' && !administrator) return;
    const from = {
      address: visit.clientAddress,
      userAgent: incoming.headers['user-agent'] ?? null,
    };
    await attempts.count({ event, administrator, from, detail: detailOf(path) });
  };
  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): void {
      const path = pathOf(incoming);
      outgoing.once('finish', () => {
        const event = refusalOf(outgoing.statusCode, path);
        if (event)
          count(incoming, event, visit, path).catch((error: unknown) =>
            log.error({ what: 'the security log', event, error }, 'failed, continued'),
          );
      });
    },
  };
}
