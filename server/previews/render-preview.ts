import pLimit from 'p-limit';
import type { Database } from '#database/connect.ts';
import { shownAsPublic } from '#domain/previews/shown-as-public.server.ts';
import { readSiteContent } from '#domain/site-content/site-content.server.ts';
import type { LanguageHosts } from '../hosts/language-hosts.ts';
import { previewPolicy } from '../http/answers/security-headers.ts';
import type { Answer } from '../http/answers/send.ts';
import type { Log } from '../log/log.ts';
import type { RenderPage } from '../page-cache/render-page.ts';
import type { Services } from '../visit/context.ts';

const mostWaiting = 30;

interface PreviewParts {
  db: Database;
  site: LanguageHosts;
  log: Log;
  render: RenderPage;
}

/**
 * Renders previews with the routes of the public site, in the rolled-back transaction that applies the change. Only two
 * run at a time, because each holds a database connection.
 */
export function previewRenderer({
  db,
  site,
  log,
  render,
}: PreviewParts): Services['renderPreview'] {
  const limit = pLimit(2);
  return async (subject, { visit, language, preview }) => {
    if (limit.pendingCount >= mostWaiting) return unavailable();
    const page = async (tx: Database, path: string) => {
      const origin = site.linkTo(language.code, visit.origin);
      // The previewed change may concern the content that all pages share.
      const content = await readSiteContent(tx);
      const inner = { ...visit, content, page: {}, language, origin, preview };
      return render(new Request(origin + path), inner, { db: tx });
    };
    try {
      const shown = await limit(() => shownAsPublic(db, subject, language.code, page));
      if (!shown) return undefined;
      // Any other status, even a redirect, means that the page could not be read.
      const framed = preview.framed === true;
      return shown.status === 200 ? answerOf(shown, visit.origin, framed) : unavailable();
    } catch (error) {
      log.error({ requestId: visit.requestId, error }, 'preview failed');
      return unavailable();
    }
  };
}

function answerOf(page: Answer, origin: string, framed: boolean): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': previewPolicy(origin, framed),
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    ...(framed && { 'X-Frame-Options': 'SAMEORIGIN' }),
  };
  return new Response(new Uint8Array(page.body), { headers });
}

const unavailable = () =>
  new Response('The preview could not be created. Please try again in a moment.', {
    status: 503,
    headers: { 'Referrer-Policy': 'no-referrer' },
  });
