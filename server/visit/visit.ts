import type { IncomingMessage } from 'node:http';
import type { Services, Visit } from './context.ts';

/** Creates the visit of a request; the session is read on demand. */
export function beginVisit(
  { accounts }: Pick<Services, 'accounts'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
  known: Pick<Visit, 'requestId' | 'clientAddress' | 'language' | 'content' | 'origin'>,
): Visit {
  let reading: ReturnType<Visit['session']> | undefined;
  const read = async () => {
    const renewed = new Headers();
    const cookie = headers.cookie ?? '';
    visit.administrator = await accounts.administratorOf(new Headers({ cookie }), renewed);
    visit.renewedCookies = renewed.getSetCookie();
    return visit.administrator;
  };
  const visit: Visit = {
    ...known,
    page: {},
    session() {
      reading ??= read().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
  return visit;
}
