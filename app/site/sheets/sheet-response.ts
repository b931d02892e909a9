import fresh from 'fresh';
import type { RouterContextProvider } from 'react-router';
import type { SheetDocument } from '#domain/sheets/sheet.ts';
import { servicesContext } from '#server/visit/context.ts';

/** Sends a document of the page at `path`. `name` is what it is called when it is saved. */
export async function sheetResponse(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { document, path, name }: { document: SheetDocument; path: string; name: string },
): Promise<Response> {
  const page = new URL(path, document.sheets[0]?.address).href;
  const made = await context.get(servicesContext).makeSheets(document);
  if (made === 'busy')
    return new Response('Too many sheets are being made. Please try again.', { status: 503 });
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
    // The browser asks again, so that nobody reads a former specification.
    'Cache-Control': 'public, no-cache',
    Link: `<${page}>; rel="canonical"`,
    ETag: made.etag,
  };
  if (fresh(Object.fromEntries(request.headers), { etag: made.etag }))
    return new Response(null, { status: 304, headers });
  return new Response(made.bytes, { headers });
}

/** There is no such sheet. */
export const noSheet = () => new Response('There is no such specification sheet.', { status: 404 });
