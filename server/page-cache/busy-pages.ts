import { randomUUID } from 'node:crypto';
import type { SharedContent } from '../hosts/shared-content.ts';
import type { OpenRequests } from '../http/open-requests.ts';
import type { Services } from '../visit/context.ts';
import { beginVisit } from '../visit/visit.ts';
import { makeBefore, type PageParts } from './answer-page.ts';
import { PageWarmer } from './warm-pages.ts';

interface BusyPagesParts extends Pick<PageParts, 'cache' | 'database' | 'reads' | 'render'> {
  known: SharedContent;
  services: Services;
  openRequests: OpenRequests;
}

/** Makes the busiest pages of this process again after a change. */
export function warmBusyPages({ known, services, openRequests, ...parts }: BusyPagesParts) {
  return new PageWarmer({
    busiest: (most) => parts.cache.busiest(most),
    isBusy: () => openRequests.areWaiting,
    async make(address) {
      const { host, protocol } = new URL(address.key);
      const answer = await known.resolve(host, protocol.slice(0, -1));
      if (answer.kind !== 'language') return;
      const { language, origin } = answer;
      const visit = beginVisit(
        services,
        { headers: {} },
        {
          ...{ requestId: randomUUID(), language, origin, content: known.content },
          // No visitor asks for the page.
          clientAddress: '127.0.0.1',
        },
      );
      await makeBefore(parts, address, visit);
    },
  });
}
