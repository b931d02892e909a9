import type { IncomingMessage, ServerResponse } from 'node:http';
import { RefusedAttempts } from '#domain/administrators/refused-attempts.server.ts';
import type { RefusedEvent } from '#domain/administrators/security-event.ts';
import type { Services, Visit } from '../context.ts';
import { pathOf } from './request-target.ts';

/** What a path is called in the log: the secret of a link stays out of it. */
const namedPath = (path: string) =>
  /^\/preview\//i.test(path) ? '/preview/…' : path.slice(0, 200);

/** Which refusal an answer is; undefined for none. */
function refusalOf(status: number, path: string): RefusedEvent | undefined {
  if (status === 429) return 'too many requests';
  if (status === 403) return 'not allowed';
  const isGone = status === 410 && /^\/admin\/(invitation|new-password)(\.data)?$/i.test(path);
  const isNoPreview = status === 404 && /^\/preview\//i.test(path);
  return isGone || isNoPreview ? 'unknown link' : undefined;
}

/** Has refused requests counted in the security log once they are answered: `watch` is told of each request. */
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
    // A form of another site is refused whoever sends it, and tells nothing about an account.
    if (event === 'not allowed' && !administrator) return;
    const from = {
      address: visit.clientAddress,
      userAgent: incoming.headers['user-agent'] ?? null,
    };
    await attempts.count({ event, administrator, from, detail: namedPath(path) });
  };
  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): void {
      const path = pathOf(incoming);
      outgoing.once('finish', () => {
        const event = refusalOf(outgoing.statusCode, path);
        if (event)
          count(incoming, event, visit, path).catch((error: unknown) =>
            log.error({ what: 'the security log', event, error }, 'failed, went on'),
          );
      });
    },
  };
}
