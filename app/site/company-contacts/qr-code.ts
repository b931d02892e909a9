import { chatLinks } from '#domain/company/company.ts';
import { drawQrCode } from '#domain/company/qr-code.server.ts';
import { visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/qr-code.ts';

/**
 * Answers /qr/wechat.svg and /qr/whatsapp.svg with the QR code of the chat. Links to the code have the chat's address
 * in `?v=`, so that a browser does not show an old code.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const links = chatLinks(context.get(visitContext).content.company.facts);
  const files = new Map(Object.entries(links).map(([name, link]) => [`${name}.svg`, link]));
  const link = files.get(params.name);
  if (!link) return new Response('There is no such code.', { status: 404 });
  return new Response(await drawQrCode(link), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
