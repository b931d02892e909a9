import fresh from 'fresh';
import type { RouterContextProvider } from 'react-router';
import type { SheetDocument } from '#domain/sheets/sheet.ts';
import { servicesContext } from '#server/visit/context.ts';

/** Answers with a sheet as PDF. `path` is the page that it describes, `name` the file's name without .pdf. */
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
    // With no-cache the browser asks each time, so that no reader sees an old specification.
    'Cache-Control': 'public, no-cache',
    Link: `<${page}>; rel="canonical"`,
    ETag: made.etag,
  };
  if (fresh(Object.fromEntries(request.headers), { etag: made.etag }))
    return new Response(null, { status: 304, headers });
  return new Response(made.bytes, { headers });
}

/** The answer if there is no such product or item code. */
export const noSheet = () => new Response('There is no such specification sheet.', { status: 404 });
